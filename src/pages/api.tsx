import type {ReactNode} from 'react';
import LeadTo from './_LeadTo';

export default function Api(): ReactNode {
  return <LeadTo to="/api/intro" />;
}
