// A client module, only in builds with an analytics id: asks for consent, loads the tags of readers who agree, and
// lets all readers change their choice.
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {clsx} from 'clsx';
import {type Choice, hasRefusedBefore, keepChoice, readChoice} from './choice';
import {makeConsentBar} from './consentBar';
import styles from './consentBar.module.css';
import {loadTags, unloadTags} from './tags';

function act(choice: Choice): void {
  keepChoice(choice);
  if (choice === 'accepted') {
    loadTags();
  } else {
    unloadTags();
  }
}

/** Creates the button that shows the question again, at the end of each page. */
function makeReopener(onClick: () => void): HTMLElement {
  const place = document.createElement('aside');
  place.className = clsx(styles.again);
  place.setAttribute(
    'aria-label',
    translate({id: 'site.analytics.label', message: 'Analytics on this site'}),
  );
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary';
  button.textContent = translate({id: 'site.analytics.change', message: 'Change analytics choice'});
  button.addEventListener('click', onClick);
  place.append(button);
  return place;
}

/** Moves the focus to the title when the focused element has been removed. */
function focusPage(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({preventScroll: true});
}

function start(): void {
  const bar = makeConsentBar({onChoose: act, onHide: focusPage});
  const choice = readChoice();
  if (choice === 'accepted') {
    loadTags();
  }
  if (choice === undefined) {
    bar.ask();
  }
  document.body.append(
    makeReopener(() => {
      bar.ask();
      bar.focus();
    }),
  );
}

if (ExecutionEnvironment.canUseDOM && !hasRefusedBefore()) {
  start();
}
