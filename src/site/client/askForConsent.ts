// A client module of builds with an analytics id: loads the tags once the reader has agreed.
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import siteConfig from '@generated/docusaurus.config';
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {acceptedCategory, eraseCookies, run, show} from 'vanilla-cookieconsent';

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

/** The host and those above it, where tags set cookies, such as `docs.rungen.ai`, `rungen.ai` and `ai`. */
function listDomains(): string[] {
  const labels = location.hostname.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
}

/** Whether the browser refuses tracking for its reader: then nobody is asked, who does not open the dialog. */
const isRefused = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** What was allowed before the browser refused tracking is not allowed after it. */
const REVISIONS = {asked: 1, refused: 2};

const dialog = () => ({
  title: translate({id: 'site.consent.title', message: 'May this site count visits?'}),
  description: translate({
    id: 'site.consent.description',
    message: 'Google Analytics would set cookies and learn which pages you open.',
  }),
  acceptAllBtn: translate({id: 'site.consent.accept', message: 'Allow'}),
  acceptNecessaryBtn: translate({id: 'site.consent.refuse', message: 'Do not allow'}),
});

/** Starts the library. Its button in the footer, with which a reader changes the choice, opens the dialog again. */
async function start(): Promise<void> {
  const {documentElement: root} = document;
  const hasRefused = isRefused();
  const loadIfAllowed = (): void => {
    if (acceptedCategory('analytics')) loadTags();
  };
  let isShown = false;
  const name = TAG_COOKIES;
  const cookies = [{name}, ...listDomains().map((domain) => ({name, domain}))];
  new MutationObserver(() => {
    if (isShown && !root.classList.contains(SHOWN)) root.classList.add(SHOWN);
  }).observe(root, {attributeFilter: ['class']});
  addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-consent]')) show(true);
  });
  await run({
    autoShow: !hasRefused,
    revision: hasRefused ? REVISIONS.refused : REVISIONS.asked,
    cookie: {useLocalStorage: true},
    categories: {analytics: {autoClear: {cookies, reloadPage: true}}},
    guiOptions: {consentModal: {layout: 'bar', position: 'bottom'}},
    language: {
      default: 'en',
      translations: {en: {consentModal: dialog(), preferencesModal: {sections: []}}},
    },
    onModalShow: () => (isShown = true),
    onModalHide: () => (isShown = false),
    onConsent: loadIfAllowed,
    onChange: loadIfAllowed,
  });
  if (!hasRefused || acceptedCategory('analytics')) return;
  for (const domain of [undefined, ...listDomains()]) eraseCookies(TAG_COOKIES, '/', domain);
}

if (ExecutionEnvironment.canUseDOM) void start();
