// Ejected. Changes: a real button that opens on click, closes on Escape, and does not open on hover; in the mobile menu
// a `details` element.
import {useEffect, useId, useRef, useState} from 'react';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import styles from './styles.module.css';

type DropdownProps = Pick<Props, 'items' | 'label' | 'className'>;

/** Calls back when the reader presses or focuses something outside of an element. */
function useLeave(ref: RefObject<HTMLElement | null>, leave: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const check = ({target}: Event): void => {
      if (target instanceof Node && !ref.current?.contains(target)) {
        leave();
      }
    };
    document.addEventListener('pointerdown', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('focusin', check);
    };
  }, [ref, leave, isActive]);
}

function Dropdown({items, label, className}: DropdownProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useLeave(box, () => setIsOpen(false), isOpen);
  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      button.current?.focus();
    }
  };
  return (
    <div
      ref={box}
      className={clsx(
        'navbar__item',
        styles.box,
        isOpen && 'dropdown dropdown--right dropdown--show',
      )}
      onKeyDown={closeByEscape}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {/* Empty and unstyled while closed: only scripts open it, so critical CSS does not need its styles. */}
      <ul id={listId} hidden={!isOpen} className={clsx(isOpen && 'dropdown__menu')}>
        {isOpen &&
          items.map((item) => <NavbarItem key={item.to ?? item.href} isDropdownItem {...item} />)}
      </ul>
    </div>
  );
}

function Disclosure({items, label, className}: DropdownProps): ReactNode {
  return (
    <li className="menu__list-item">
      <details className={clsx(styles.disclosure, className)}>
        <summary>{label}</summary>
        <ul className="menu__list">
          {items.map((item) => (
            <NavbarItem key={item.to ?? item.href} mobile {...item} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A dropdown menu in the navbar. */
export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  return mobile ? <Disclosure {...props} /> : <Dropdown {...props} />;
}
