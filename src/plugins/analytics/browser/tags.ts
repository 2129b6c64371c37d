import settings from '@generated/analytics/default/settings.json';

const OWN_COOKIES = /^_(?:ga|gid|gat|gcl)/;

let areLoaded = false;

/** The queue that both tags read. */
function queue(): unknown[] {
  const existing: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(existing)) {
    return existing;
  }
  const created: unknown[] = [];
  Reflect.set(window, 'dataLayer', created);
  return created;
}

/** Google's tag reads only entries that are `arguments` objects, and no other kind of list. */
const tell: (...words: readonly unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  queue().push(arguments);
};

function load(path: string): void {
  const [origin = ''] = settings.scriptOrigins;
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}${path}`;
  document.head.append(script);
}

/** Loads the tags of this build, once. */
export function loadTags(): void {
  if (areLoaded) {
    return;
  }
  areLoaded = true;
  const {gtmContainerId, gtagId} = settings;
  if (gtmContainerId !== undefined) {
    queue().push({'gtm.start': Date.now(), event: 'gtm.js'});
    load(`/gtm.js?id=${gtmContainerId}`);
  }
  if (gtagId !== undefined) {
    tell('js', new Date());
    tell('config', gtagId);
    load(`/gtag/js?id=${gtagId}`);
  }
}

/** Removes what the tags left behind: deletes their cookies, and reloads the page to remove the tags themselves. */
export function unloadTags(): void {
  const domains = [
    '',
    ...location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.')),
  ];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (OWN_COOKIES.test(name)) {
      domains.forEach((domain) => {
        const place = domain === '' ? '' : `; domain=${domain}`;
        document.cookie = `${name}=; path=/; max-age=0${place}`;
      });
    }
  }
  if (areLoaded) {
    location.reload();
  }
}
