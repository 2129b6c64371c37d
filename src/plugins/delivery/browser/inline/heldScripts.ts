// The scripts of the bundle: a browser does not fetch a script of an unknown type. Their addresses are in the page, so
// that this script, whose hash is in the header, is the same in every build of one kind.
import {showFailure} from './showFailure';

/** Only files of the bundle are allowed. */
const OWN_SCRIPT = /^\/assets\/js\/[\w.~-]+\.js$/;

/** The runtime and the main bundle come last. The main bundle retries parts of the page that failed to load. */
const ENTRIES = 2;

type Rules = {readonly createScriptURL: (address: string) => string};

function createPolicy(): Rules {
  const rules: Rules = {
    createScriptURL(address) {
      if (OWN_SCRIPT.test(address)) return address;
      throw new TypeError(address);
    },
  };
  const {trustedTypes} = window as {
    readonly trustedTypes?: {createPolicy: (name: string, rules: Rules) => Rules};
  };
  return trustedTypes ? trustedTypes.createPolicy(POLICY_NAME, rules) : rules;
}

function listHeld(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>(HELD_SCRIPTS)];
}

/** Loads the files into the browser's cache without running them. */
export function fetchHeldScripts(): void {
  for (const script of listHeld()) {
    fetch(script.getAttribute('src') ?? '', {priority: 'low'})
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  }
}

/**
 * Runs the scripts in order.
 *
 * @param onLast called when the main bundle has run
 */
export function runHeldScripts(onLast: () => void): void {
  const policy = createPolicy();
  listHeld().forEach((held, index, all) => {
    const script = document.createElement('script');
    const isPart = index < all.length - ENTRIES;
    script.async = false;
    script.integrity = held.integrity;
    script.crossOrigin = 'anonymous';
    script.onerror = isPart ? () => script.remove() : showFailure;
    if (index === all.length - 1) script.onload = onLast;
    script.src = policy.createScriptURL(held.getAttribute('src') ?? '');
    held.replaceWith(script);
  });
}
