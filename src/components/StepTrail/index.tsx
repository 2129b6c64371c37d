import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarSiblings} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Every page of the category is a step unless the sidebar sets `customProps: {isStep: false}` for it. */
function isStep(item: PropSidebarItem): item is PropSidebarItemLink {
  return item.type === 'link' && item.customProps?.isStep !== false;
}

/** Shows the position of the page in its tutorial: the pages of its sidebar category, as links. */
export default function StepTrail(): ReactNode {
  const {pathname} = useLocation();
  const steps = useCurrentSidebarSiblings().filter(isStep);
  const here = steps.findIndex(({href}) => href === pathname.replace(/\/$/, ''));
  return (
    <div className={styles.trail} data-search="skip">
      <p>
        <Translate
          id="site.steps.place"
          values={{step: here + 1, count: steps.length, name: steps[here]?.label ?? ''}}
        >
          {'Part {step} of {count}: {name}'}
        </Translate>
      </p>
      <nav aria-label={translate({id: 'site.steps.label', message: 'Parts of this tutorial'})}>
        <ol className={clsx('plainList', styles.steps)}>
          {steps.map(({href, label}, index) => (
            <li key={href}>
              <Link to={href} {...(index === here && {'aria-current': 'step'})}>
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
