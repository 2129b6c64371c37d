import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';

/** Something in a built page that the content policy would block, or that leads readers elsewhere. */
export type Fault = {
  readonly found: string;
  readonly fix: string;
};

const SCRIPT_ADDRESS = /^[\s\0]*(?:javascript|vbscript):/i;
const DATA_TYPES = ['application/ld+json', 'application/json'];
const FOREIGN_DOCUMENTS = ['iframe', 'frame', 'object', 'embed', 'applet', 'base'];

/** Attributes whose address the browser fetches by itself, in HTML and in drawings. */
const FETCHED = ['src', 'srcSet', 'poster', 'data', 'imageSrcSet', 'background', 'manifest'];
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

/** Tells a script element that holds data, which no browser runs. */
export function isDataScript({tagName, properties}: Element): boolean {
  return tagName === 'script' && DATA_TYPES.includes(String(properties.type));
}

/**
 * Finds what a page must not carry: styles and scripts in attributes, style elements, script addresses,
 * embedded documents, and resources of other hosts. Script elements without an address are not judged
 * here: see `hardenPage`.
 *
 * @param element one element of the page
 * @param siteUrl the address of this site
 */
export function findFaults(element: Element, siteUrl: string): Fault[] {
  const {tagName} = element;
  const faults = findAttributeFaults(element);
  if (tagName === 'style') {
    const fix = 'put the rules into a CSS module or src/css';
    faults.push({found: `a style element: ${clip(toString(element))}`, fix});
  }
  if (FOREIGN_DOCUMENTS.includes(tagName)) {
    faults.push({found: `the element <${tagName}>`, fix: 'show the content in the page, or link'});
  }
  if (isDataScript(element) && !isJson(toString(element))) {
    const found = `a data script that is not JSON: ${clip(toString(element))}`;
    faults.push({found, fix: 'write it with JSON.stringify'});
  }
  for (const address of fetchedAddresses(element)) {
    if (!isOwn(address, tagName, siteUrl)) {
      const fix = 'serve a copy from static/, or link to it instead';
      faults.push({found: `<${tagName}> fetches from elsewhere: ${clip(address)}`, fix});
    }
  }
  return faults;
}

function findAttributeFaults({tagName, properties}: Element): Fault[] {
  return Object.entries(properties).flatMap(([name, value]): Fault[] => {
    const found = `${name}="${clip(String(value))}" on <${tagName}>`;
    if (name === 'style') {
      return [{found, fix: 'use a class: the content policy allows no style attribute'}];
    }
    if (/^on/i.test(name)) {
      return [{found, fix: 'add the listener in a component'}];
    }
    return SCRIPT_ADDRESS.test(String(value))
      ? [{found, fix: 'use a <button> with a listener, or link to a page'}]
      : [];
  });
}

/** The addresses that the browser fetches when it meets the element. */
function fetchedAddresses({tagName, properties}: Element): string[] {
  const names = FETCHED.filter((name) => name !== 'data' || tagName === 'object');
  if (FETCHED_BY_HREF.includes(tagName)) {
    names.push('href', 'xLinkHref');
  }
  const relations = [properties.rel].flat().map(String);
  if (tagName === 'link' && relations.some((relation) => FETCHED_LINKS.includes(relation))) {
    names.push('href');
  }
  return names.flatMap((name) => {
    const value = properties[name];
    if (value === undefined || value === null) {
      return [];
    }
    return /srcset$/i.test(name)
      ? String(value)
          .split(/,\s+/)
          .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
      : [String(value)];
  });
}

/** True for a file of this site, a place in the page, and a drawing that is written out in the page. */
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
