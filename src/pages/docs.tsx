import type {ReactNode} from 'react';
import LeadTo from './_LeadTo';

/** `/docs` leads to the introduction. */
export default function Docs(): ReactNode {
  return <LeadTo to="/docs/intro" />;
}
