import type {ClientModule} from '@docusaurus/types';

/** Moves the focus to the title after each change of page: a screen reader reads it, and continues from there. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({preventScroll: true});
};
