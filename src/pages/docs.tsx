import type {ReactNode} from 'react';
import LeadTo from './_LeadTo';

export default function Docs(): ReactNode {
  return <LeadTo to="/docs/intro" />;
}
