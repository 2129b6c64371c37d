// A client module of builds with an analytics id: loads the tags once the reader has agreed.
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import siteConfig from '@generated/docusaurus.config';
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {acceptedCategory, run, show} from 'vanilla-cookieconsent';

const TAGS = 'https://www.googletagmanager.com';

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

/** Names of the cookies that the tags set: `_ga`, `_ga_ABC1234DEF`, `_gid`. */
const TAG_COOKIES = /^_(?:ga|gid|gat|gcl)/;

/** Whether the browser refuses tracking for its reader: then nobody is asked. */
const isRefused = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** The dialog that asks. */
const question = () => ({
  title: translate({id: 'site.consent.title', message: 'May this site count visits?'}),
  description: translate({
    id: 'site.consent.description',
    message: 'Google Analytics would set cookies and learn which pages you open.',
  }),
  acceptAllBtn: translate({id: 'site.consent.accept', message: 'Allow'}),
  acceptNecessaryBtn: translate({id: 'site.consent.refuse', message: 'Do not allow'}),
});

/** The dialog that says why nobody is asked. */
const refusal = () => ({
  title: translate({id: 'site.consent.refused', message: 'Visits are not counted'}),
  description: translate({
    id: 'site.consent.signal',
    message:
      'Your browser asks sites not to track you (Global Privacy Control or Do Not Track). This site follows it and sets no cookies.',
  }),
  acceptNecessaryBtn: translate({id: 'site.consent.close', message: 'Close'}),
});

/** Starts the library. Its button in the footer, with which a reader changes the choice, opens the dialog again. */
function openDialog(
  consentModal: ReturnType<typeof question | typeof refusal>,
  autoShow: boolean,
): void {
  const {documentElement: root} = document;
  const loadIfAllowed = (): void => {
    if (acceptedCategory('analytics')) loadTags();
  };
  let isShown = false;
  void run({
    autoShow,
    cookie: {useLocalStorage: true},
    categories: {analytics: {autoClear: {cookies: [{name: TAG_COOKIES}], reloadPage: true}}},
    guiOptions: {consentModal: {layout: 'bar', position: 'bottom'}},
    language: {
      default: 'en',
      translations: {en: {consentModal, preferencesModal: {sections: []}}},
    },
    onModalShow: () => (isShown = true),
    onModalHide: () => (isShown = false),
    onConsent: loadIfAllowed,
    onChange: loadIfAllowed,
  });
  new MutationObserver(() => {
    if (isShown && !root.classList.contains(SHOWN)) root.classList.add(SHOWN);
  }).observe(root, {attributeFilter: ['class']});
  addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-consent]')) show(true);
  });
}

/** Takes back an earlier agreement: the record of it, and the cookies that the tags set on this host and those above it. */
function withdraw(): void {
  try {
    localStorage.removeItem('cc_cookie');
  } catch {
    // A browser that denies access to storage has kept no agreement.
  }
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!TAG_COOKIES.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  if (isRefused()) {
    withdraw();
    openDialog(refusal(), false);
  } else {
    openDialog(question(), true);
  }
}
