import {attributeOf, type PageElement, textOf, wordsOf} from './pageElements';

/** Something in a built page that the content policy would block, or that takes readers to another site. */
export type Fault = {
  readonly found: string;
  readonly fix: string;
};

const SCRIPT_ADDRESS = /^[\s\0]*(?:javascript|vbscript):/i;
const DATA_TYPES = ['application/ld+json', 'application/json'];
const FOREIGN_DOCUMENTS = ['iframe', 'frame', 'object', 'embed', 'applet', 'base'];

/** Attributes whose address the browser fetches automatically, in HTML and in SVG. */
const FETCHED = ['src', 'srcset', 'poster', 'imagesrcset', 'background', 'manifest'];
const FETCHED_BY_HREF = ['use', 'image', 'feImage'];
const FETCHED_LINKS = [
  'stylesheet',
  'icon',
  'preload',
  'modulepreload',
  'prefetch',
  'preconnect',
  'dns-prefetch',
  'manifest',
  'apple-touch-icon',
];

/** Returns true for a script element that contains data, which no browser runs. */
export function isDataScript(element: PageElement): boolean {
  return element.tagName === 'script' && DATA_TYPES.includes(attributeOf(element, 'type') ?? '');
}

/**
 * Finds what a page must not contain: styles and scripts in attributes, style elements, script addresses, embedded
 * documents, and resources of other hosts. Script elements without an address are not checked here: see
 * `hardenPage`.
 *
 * @param element one element of the page
 * @param siteUrl the URL of this site
 */
export function findFaults(element: PageElement, siteUrl: string): Fault[] {
  const {tagName} = element;
  const faults = findAttributeFaults(element);
  if (tagName === 'style') {
    const fix = 'put the rules into a CSS module or src/css';
    faults.push({found: `a style element: ${clip(textOf(element))}`, fix});
  }
  if (FOREIGN_DOCUMENTS.includes(tagName)) {
    faults.push({found: `the element <${tagName}>`, fix: 'show the content in the page, or link'});
  }
  if (isDataScript(element) && !isJson(textOf(element))) {
    const found = `a data script that is not JSON: ${clip(textOf(element))}`;
    faults.push({found, fix: 'write it with JSON.stringify'});
  }
  for (const address of fetchedAddresses(element)) {
    if (!isOwn(address, tagName, siteUrl)) {
      const fix = 'serve a copy from static/, or link to it instead';
      faults.push({found: `<${tagName}> loads from another host: ${clip(address)}`, fix});
    }
  }
  return faults;
}

function findAttributeFaults({tagName, attrs}: PageElement): Fault[] {
  return attrs.flatMap(({name, value}): Fault[] => {
    const fix = fixFor(name, value);
    return fix === undefined ? [] : [{found: `${name}="${clip(value)}" on <${tagName}>`, fix}];
  });
}

function fixFor(attribute: string, value: string): string | undefined {
  if (attribute === 'style') return 'use a class: the content policy allows no style attribute';
  if (/^on/i.test(attribute)) return 'add the listener in a component';
  return SCRIPT_ADDRESS.test(value)
    ? 'use a <button> with a listener, or link to a page'
    : undefined;
}

/** Returns the addresses that the browser fetches when it parses the element. */
function fetchedAddresses(element: PageElement): string[] {
  return element.attrs.flatMap(({name, value}) => {
    if (!isFetched(element, name)) return [];
    return name.endsWith('srcset')
      ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
      : [value];
  });
}

/** SVG also has links in `xlink:href`, which the parser returns as an `href` with a prefix. */
function isFetched(element: PageElement, attribute: string): boolean {
  const {tagName} = element;
  if (FETCHED.includes(attribute)) return true;
  if (attribute === 'data') return tagName === 'object';
  if (attribute !== 'href') return false;
  return tagName === 'link'
    ? wordsOf(element, 'rel').some((relation) => FETCHED_LINKS.includes(relation))
    : FETCHED_BY_HREF.includes(tagName);
}

/** Returns true for a file of this site, an anchor in the page, and an image that is embedded in the page. */
function isOwn(address: string, tagName: string, siteUrl: string): boolean {
  if (/^data:image\//i.test(address)) {
    return tagName === 'img';
  }
  try {
    return new URL(address, siteUrl).origin === new URL(siteUrl).origin;
  } catch {
    return false;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function clip(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
