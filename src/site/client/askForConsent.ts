// A client module of builds with an analytics id: loads the tags once the reader has agreed.
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import siteConfig from '@generated/docusaurus.config';
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {acceptedCategory, loadScript, run} from 'vanilla-cookieconsent';

const TAGS = 'https://www.googletagmanager.com';

/** Names of the cookies that the tags set: `_ga`, `_ga_ABC1234DEF`, `_gid`. */
const TAG_COOKIES = /^_(?:ga|gid|gat|gcl)/;

/** Loads the tags of this build, if the reader allows it. The queue of both holds records and `arguments` objects. */
function loadTags(): void {
  if (!acceptedCategory('analytics')) return;
  const {gtmContainerId, gtagId} = siteConfig.customFields ?? {};
  const queue: unknown[] = [];
  Reflect.set(window, 'dataLayer', queue);
  const gtag: (...words: readonly unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params -- the tags read only `arguments` objects
    queue.push(arguments);
  };
  if (typeof gtmContainerId === 'string') {
    queue.push({'gtm.start': Date.now(), event: 'gtm.js'});
    void loadScript(`${TAGS}/gtm.js?id=${gtmContainerId}`);
  }
  if (typeof gtagId === 'string') {
    gtag('js', new Date());
    gtag('config', gtagId);
    void loadScript(`${TAGS}/gtag/js?id=${gtagId}`);
  }
}

/** The library shows its dialog by a class of the root element, which Docusaurus writes again for each page. */
const SHOWN = 'show--consent';

/** Starts the library. The button in the footer opens its dialog again, by `data-cc`. */
async function start(): Promise<void> {
  // Tags set their cookies for the domain above the site: `example.com` for `docs.example.com`.
  const domain = location.hostname.split('.').slice(-2).join('.');
  const cookies = [{name: TAG_COOKIES}, {name: TAG_COOKIES, domain}];
  const consentModal = {
    title: translate({id: 'site.consent.title', message: 'May this site count visits?'}),
    description: translate({
      id: 'site.consent.description',
      message: 'Google Analytics would set cookies and learn which pages you open.',
    }),
    acceptAllBtn: translate({id: 'site.consent.accept', message: 'Allow'}),
    acceptNecessaryBtn: translate({id: 'site.consent.refuse', message: 'Do not allow'}),
  };
  const {documentElement: root} = document;
  let isShown = false;
  new MutationObserver(() => {
    if (isShown && !root.classList.contains(SHOWN)) root.classList.add(SHOWN);
  }).observe(root, {attributeFilter: ['class']});
  await run({
    cookie: {useLocalStorage: true},
    categories: {analytics: {autoClear: {cookies, reloadPage: true}}},
    guiOptions: {consentModal: {layout: 'bar', position: 'bottom'}},
    language: {
      default: 'en',
      translations: {en: {consentModal, preferencesModal: {sections: []}}},
    },
    onModalShow: () => (isShown = true),
    onModalHide: () => (isShown = false),
    onConsent: loadTags,
    onChange: loadTags,
  });
}

if (ExecutionEnvironment.canUseDOM) void start();
