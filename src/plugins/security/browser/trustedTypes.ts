// A client module: checks markup and script addresses before they reach the page. Browsers without Trusted Types
// skip it. The names of the policies are those of src/plugins/security/build/contentPolicy.ts.
import settings from '@generated/analytics/default/settings.json';

type Rules = {
  readonly createHTML?: (input: string) => string;
  readonly createScript?: (input: string) => string;
  readonly createScriptURL?: (input: string) => string;
};

/** The browser's policy factory, which TypeScript does not describe yet. */
type Factory = {
  readonly createPolicy: (
    name: string,
    rules: Rules,
  ) => {readonly createHTML: (input: string) => string};
};

const REFUSED_ELEMENTS =
  'script, iframe, frame, object, embed, applet, base, link, meta, style, template, form';
const SCRIPT_ADDRESS = /^[\s\0]*(?:javascript|vbscript|data:text):?/i;
const OWN_SCRIPTS = '/assets/js/';

function isSafeAttribute({name, value}: Attr): boolean {
  return !/^on/i.test(name) && name !== 'srcdoc' && !SCRIPT_ADDRESS.test(value);
}

/** Returns true if the markup only shows content and cannot execute anything. */
function isSafe(fragment: DocumentFragment): boolean {
  if (fragment.querySelector(REFUSED_ELEMENTS)) {
    return false;
  }
  const elements = [...fragment.querySelectorAll('*')];
  return elements.every((element) => [...element.attributes].every(isSafeAttribute));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function refuse(what: string): never {
  throw new TypeError(`The content policy of this site refuses ${what}.`);
}

function isFactory(value: unknown): value is Factory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

function install(factory: Factory): void {
  // Only this function can access this policy. A template runs nothing: its content is inspected there, not shown.
  const reader = factory.createPolicy('docs-reader', {createHTML: (input) => input});
  factory.createPolicy('default', {
    createHTML(input) {
      const template = document.createElement('template');
      template.innerHTML = reader.createHTML(input);
      return isSafe(template.content) ? input : refuse('this markup');
    },
    createScript: (input) => (isJson(input) ? input : refuse('to run text')), // data for search engines
    createScriptURL(input) {
      const {origin, pathname} = new URL(input, document.baseURI);
      const isOwn = origin === window.location.origin && pathname.startsWith(OWN_SCRIPTS);
      return isOwn || settings.scriptOrigins.includes(origin)
        ? input
        : refuse(`the script ${input}`);
    },
  });
}

const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
if (isFactory(factory)) {
  install(factory);
}
