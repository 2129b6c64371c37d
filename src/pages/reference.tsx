import type {ReactNode} from 'react';
import LeadTo from './_LeadTo';

/** `/reference`, which people guess, leads to the introduction of the API on hosts without redirects. */
export default function Reference(): ReactNode {
  return <LeadTo to="/api/intro" />;
}
