import {translate} from '@docusaurus/Translate';
import {clsx} from 'clsx';
import type {Choice} from './choice';
import styles from './consentBar.module.css';

/** The events of the bar. */
type ConsentBarEvents = {
  readonly onChoose: (choice: Choice) => void;
  /** The reader has read the outcome of their choice and hidden the bar. */
  readonly onHide: () => void;
};

/** The bar above the page. */
type ConsentBar = {
  /** Shows the question. */
  readonly ask: () => void;
  /** Puts the focus on the question. */
  readonly focus: () => void;
};

function makeButton(label: string, look: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `button button--${look}`;
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

function makeText(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.className = clsx(styles.text);
  paragraph.textContent = text;
  return paragraph;
}

function makeBar(): HTMLElement {
  const bar = document.createElement('section');
  bar.className = clsx(styles.bar);
  bar.tabIndex = -1;
  bar.dataset.nosnippet = ''; // search engines do not quote it
  bar.setAttribute(
    'aria-label',
    translate({id: 'site.analytics.label', message: 'Analytics on this site'}),
  );
  return bar;
}

function spellOutcome(choice: Choice): string {
  return choice === 'accepted'
    ? translate({
        id: 'site.analytics.accepted',
        message: 'You have accepted analytics. You can change that at the end of each page.',
      })
    : translate({
        id: 'site.analytics.rejected',
        message: 'You have rejected analytics. You can change that at the end of each page.',
      });
}

/**
 * Creates the bar that asks whether a visit may be counted. It is not in the page until `ask` is called, and is placed
 * before everything else, so that it covers nothing.
 *
 * @param events what to do when the reader decides
 */
export function makeConsentBar({onChoose, onHide}: ConsentBarEvents): ConsentBar {
  const bar = makeBar();
  const hide = (): void => {
    bar.remove();
    onHide();
  };
  const choose = (choice: Choice): void => {
    const outcome = makeText(spellOutcome(choice));
    outcome.setAttribute('role', 'alert');
    const label = translate({id: 'site.analytics.hide', message: 'Hide this message'});
    bar.replaceChildren(outcome, makeButton(label, 'secondary', hide));
    bar.focus();
    onChoose(choice);
  };
  const ask = (): void => {
    const question = translate({
      id: 'site.analytics.question',
      message:
        'May we count how the pages of this site are used? It sends data to Google and sets cookies. Nothing is counted until you agree.',
    });
    const yes = translate({id: 'site.analytics.accept', message: 'Accept analytics'});
    const no = translate({id: 'site.analytics.reject', message: 'Reject analytics'});
    bar.replaceChildren(
      makeText(question),
      makeButton(yes, 'secondary', () => choose('accepted')),
      makeButton(no, 'secondary', () => choose('rejected')),
    );
    document.body.prepend(bar);
  };
  return {ask, focus: () => bar.focus()};
}
