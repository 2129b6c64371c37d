import type {ReactNode} from 'react';

type Props = {
  readonly title: ReactNode;
  /** The theme's menu, such as `<ul className="dropdown__menu">`. */
  readonly children: ReactNode;
};

/**
 * A menu above the title, with the arrow of the sidebar. It opens without scripts, and
 * `src/plugins/delivery/client/menu.ts` closes it.
 */
export default function Menu({title, children}: Props): ReactNode {
  return (
    <details className="page-menu dropdown--right dropdown--show" data-markdown="skip">
      <summary className="menu__link--sublist-caret">{title}</summary>
      {children}
    </details>
  );
}
