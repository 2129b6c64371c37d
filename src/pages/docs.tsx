import type {ReactNode} from 'react';
import LeadTo from './_LeadTo';

/** `/docs` redirects to the introduction. */
export default function Docs(): ReactNode {
  return <LeadTo to="/docs/intro" />;
}
