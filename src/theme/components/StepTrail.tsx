import type {ReactNode} from 'react';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';

/** Every page of the category is a step unless the sidebar sets `customProps: {isStep: false}` for it. */
function isStep(item: PropSidebarItem): item is PropSidebarItemLink {
  return item.type === 'link' && item.customProps?.isStep !== false;
}

/** The position of the page in its tutorial: the bars of the site's mark, filled up to this part, and the same in words. */
export default function StepTrail(): ReactNode {
  const {pathname} = useLocation();
  const {items, label, href} = useCurrentSidebarCategory();
  const steps = items.filter(isStep);
  const here = steps.findIndex((step) => step.href === pathname.replace(/\/$/, ''));
  return (
    <p className="step-trail">
      <span aria-hidden className="mark">
        {steps.map((step, index) => (
          <i key={step.href} data-done={index <= here || undefined} />
        ))}
      </span>
      <span>
        <Translate
          id="site.steps.place"
          values={{
            step: here + 1,
            count: steps.length,
            tutorial: href === undefined ? label : <Link to={href}>{label}</Link>,
          }}
        >
          {'Part {step} of {count}: {tutorial}'}
        </Translate>
      </span>
    </p>
  );
}
