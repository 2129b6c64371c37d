import type {ReactNode} from 'react';
import LeadTo from './_LeadTo';

/** `/api` redirects to the introduction. */
export default function Api(): ReactNode {
  return <LeadTo to="/api/intro" />;
}
