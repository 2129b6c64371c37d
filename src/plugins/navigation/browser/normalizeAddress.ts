// A client module that runs before the router reads the address. It puts the canonical address of the page that the
// server sent into the address bar: hosts may also answer `/docs//intro` with a page. The router knows none at that
// address, and would remove the page that the reader sees.

function normalizeAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const isLanding = document.querySelector('meta[http-equiv="refresh"]') !== null;
  if (!canonical || isLanding) {
    return;
  }
  const {history, location} = window;
  const {pathname} = new URL(canonical.href);
  if (pathname !== location.pathname) {
    history.replaceState(history.state, '', pathname + location.search + location.hash);
  }
}

if (typeof document !== 'undefined') {
  normalizeAddress();
}

export {}; // makes this file a module, so that its names are local
