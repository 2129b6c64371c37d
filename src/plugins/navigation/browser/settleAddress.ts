// A client module, which runs before the router reads the address. It puts the one address of the page that
// the server sent into the address bar: hosts may answer `/docs//intro` with a page as well, where the router
// knows none, and would take away what the reader sees.

function settleAddress(): void {
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
  settleAddress();
}

export {}; // a module, whose names are its own
