import {type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef} from 'react';

type Props = {
  readonly title: ReactNode;
  /** The theme's menu, such as `<ul className="dropdown__menu">`. */
  readonly children: ReactNode;
};

/** A menu above the title. It opens without scripts, and closes after a link, with Escape, and when the focus leaves it. */
export default function Menu({title, children}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => menu.current?.removeAttribute('open');
  const closeByKey = ({key}: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  const closeAfterLink = ({target}: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const closeWhenLeft = ({relatedTarget, currentTarget}: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <details
      className="page-menu dropdown--right dropdown--show"
      data-markdown="skip"
      onBlur={closeWhenLeft}
      onClick={closeAfterLink}
      onKeyDown={closeByKey}
      ref={menu}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
