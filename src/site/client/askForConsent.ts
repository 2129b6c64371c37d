// A client module of builds with an analytics id: loads the tags once the reader has agreed.
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import siteConfig from '@generated/docusaurus.config';
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {acceptedCategory, run, show} from 'vanilla-cookieconsent';

const TAGS = 'https://www.googletagmanager.com';

const accept = translate({id: 'site.consent.accept', message: 'Allow'});
const refuse = translate({id: 'site.consent.refuse', message: 'Do not allow'});
const title = translate({id: 'site.consent.title', message: 'May this site count visits?'});
const description = translate({
  id: 'site.consent.description',
  message: 'Google Analytics would set cookies and learn which pages you open.',
});

function load(address: string): void {
  document.head.append(Object.assign(document.createElement('script'), {src: TAGS + address}));
}

/** Loads the tags of this build. The queue of both holds records and, for the second, `arguments` objects. */
function loadTags(): void {
  const {gtmContainerId, gtagId} = siteConfig.customFields ?? {};
  const queue: unknown[] = [];
  Reflect.set(window, 'dataLayer', queue);
  const tell: (...words: readonly unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  if (typeof gtmContainerId === 'string') {
    queue.push({'gtm.start': Date.now(), event: 'gtm.js'});
    load(`/gtm.js?id=${gtmContainerId}`);
  }
  if (typeof gtagId === 'string') {
    tell('js', new Date());
    tell('config', gtagId);
    load(`/gtag/js?id=${gtagId}`);
  }
}

/** The library shows its dialog by a class of the root element, which the core writes anew for each page. */
const SHOWN = 'show--consent';

/** Whether the browser says for its reader that nobody may be tracked: then nobody is asked. */
const isRefused = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

if (ExecutionEnvironment.canUseDOM && !isRefused()) {
  const {documentElement: root} = document;
  const loadIfAllowed = (): void => {
    if (acceptedCategory('analytics')) loadTags();
  };
  let isShown = false;
  void run({
    cookie: {useLocalStorage: true},
    categories: {
      analytics: {autoClear: {cookies: [{name: /^_(?:ga|gid|gat|gcl)/}], reloadPage: true}},
    },
    guiOptions: {consentModal: {layout: 'bar', position: 'bottom'}},
    language: {
      default: 'en',
      translations: {
        en: {
          consentModal: {title, description, acceptAllBtn: accept, acceptNecessaryBtn: refuse},
          preferencesModal: {sections: []},
        },
      },
    },
    onModalShow: () => (isShown = true),
    onModalHide: () => (isShown = false),
    onConsent: loadIfAllowed,
    onChange: loadIfAllowed,
  });
  new MutationObserver(() => {
    if (isShown && !root.classList.contains(SHOWN)) root.classList.add(SHOWN);
  }).observe(root, {attributeFilter: ['class']});
  // The footer's button, with which a reader changes the choice.
  addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-consent]')) show(true);
  });
}
