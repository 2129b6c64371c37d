import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type Place = {readonly label: string; readonly href: string};

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'href' in value && 'label' in value;
}

/** A link for reporting a failure: `customFields.reports` in docusaurus.config.ts. Renders nothing without it. */
export default function ReportLink(): ReactNode {
  const {reports} = useDocusaurusContext().siteConfig.customFields ?? {};
  return isPlace(reports) ? (
    <Translate
      id="site.crash.report"
      values={{place: <Link href={reports.href}>{reports.label}</Link>}}
    >
      {'If it happens again, tell us on {place}.'}
    </Translate>
  ) : null;
}
