import {applyEdits, type Edit} from './applyEdits';
import {pagePolicy, type PolicyFacts} from './contentPolicy';
import {type Fault, findFaults, isDataScript} from './findFaults';
import {isThemeScript} from './themeScript';
import {
  attributeOf,
  attributeRangeOf,
  listElements,
  type PageElement,
  rangeOf,
  textOf,
  wordsOf,
} from './pageElements';

/** An inline script that is known to be safe. */
export type InlineScript = {
  readonly code: string;
  /** Whether it starts all other scripts of the page. */
  readonly startsScripts: boolean;
};

/** The script is ours, or the theme's: an upgrade of Docusaurus can change that one. */
const INLINE_SCRIPT_FIX =
  'move the code into a client module or a component; after an upgrade of Docusaurus, compare it with THEME_SCRIPT_MARKS in src/plugins/security/build/themeScript.ts';

/** What hardening a page needs to know about the build. */
export type PageSettings = {
  readonly siteUrl: string;
  readonly policy: PolicyFacts;
  /** The script that replaces the theme's script. */
  readonly colorMode: string;
  /** The other inline script that a page may have. */
  readonly inlineScript: InlineScript | undefined;
  /** Returns the hash of a file of the build by its address, or undefined if there is no such file. */
  readonly integrityOf: (address: string) => string | undefined;
};

/** A page that is ready to be published, unless it has faults. */
export type HardenedPage = {
  readonly html: string;
  readonly faults: readonly Fault[];
};

/** Returns the address of a file that the page loads before any script runs. A hash pins the bytes of such files. */
function linkedFile(element: PageElement): string | undefined {
  if (element.tagName === 'script') {
    return attributeOf(element, 'src');
  }
  const isStyleSheet = element.tagName === 'link' && wordsOf(element, 'rel').includes('stylesheet');
  return isStyleSheet ? attributeOf(element, 'href') : undefined;
}

/** The theme hides the sprite of its icons with a style attribute; SVG has an attribute for the same purpose. */
function hideIconSprite(element: PageElement): Edit[] {
  if (element.tagName !== 'svg') return [];
  const range = attributeRangeOf(element, 'style');
  const isHidden = /^\s*display:\s*none;?\s*$/.test(attributeOf(element, 'style') ?? '');
  return isHidden && range ? [{...range, text: 'display="none"'}] : [];
}

type Findings = {
  readonly edits: Edit[];
  readonly faults: Fault[];
};

function fixBytes(element: PageElement, file: string, options: PageSettings, to: Findings): void {
  const hash = options.integrityOf(file);
  const range = rangeOf(element);
  if (!hash || !range) {
    const found = `<${element.tagName}> asks for ${file}, which the build does not have`;
    to.faults.push({found, fix: 'import the file, so that the bundler writes it'});
    return;
  }
  const after = range.start + `<${element.tagName}`.length;
  to.edits.push({start: after, end: after, text: ` integrity="${hash}" crossorigin="anonymous"`});
  const isRunByBrowser = element.tagName === 'script' && attributeOf(element, 'type') === undefined;
  if (isRunByBrowser && options.inlineScript?.startsScripts) {
    const found = `<script> that loads ${file} by itself, which the policy blocks`;
    to.faults.push({
      found,
      fix: 'let src/plugins/delivery/build/held-scripts/holdScripts.ts hold it back',
    });
  }
}

/** Replaces the theme's inline script with ours, and rejects unknown ones. */
function settleInlineScript(
  element: PageElement,
  {colorMode, inlineScript}: PageSettings,
  to: Findings,
): void {
  const code = textOf(element);
  const range = rangeOf(element);
  if (code === inlineScript?.code) {
    return;
  }
  if (range && isThemeScript(code)) {
    to.edits.push({...range, text: `<script>${colorMode}</script>`});
  } else {
    const found = `an unknown inline script: ${code.slice(0, 80)}`;
    to.faults.push({found, fix: INLINE_SCRIPT_FIX});
  }
}

function checkElement(element: PageElement, options: PageSettings, to: Findings): void {
  const hidden = hideIconSprite(element);
  const faults = findFaults(element, options.siteUrl);
  to.edits.push(...hidden);
  to.faults.push(...faults.filter(({found}) => hidden.length === 0 || !found.startsWith('style=')));
  const file = linkedFile(element);
  if (file !== undefined) {
    fixBytes(element, file, options, to);
  } else if (element.tagName === 'script' && !isDataScript(element)) {
    settleInlineScript(element, options, to);
  }
}

/**
 * Makes a built page safe to publish: pins its files with hashes, writes the policy into it, and allows no inline
 * style. All other bytes stay unchanged, so that the page hydrates as it was rendered.
 *
 * @param html the page as the build wrote it
 * @param options what hardening needs to know about the build
 * @returns the page, and the faults that prevent publishing it
 */
export function hardenPage(html: string, options: PageSettings): HardenedPage {
  const findings: Findings = {edits: [], faults: []};
  const elements = listElements(html);
  for (const element of elements) {
    checkElement(element, options, findings);
  }
  const charset = elements.find((element) => attributeOf(element, 'charset') !== undefined);
  const place = charset && rangeOf(charset)?.end;
  if (place === undefined) {
    const fix = 'add one to the document template: the policy is inserted after it';
    findings.faults.push({found: 'no <meta charset>', fix});
  } else {
    const policy = pagePolicy(options.policy);
    const text = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    findings.edits.push({start: place, end: place, text});
  }
  return {html: applyEdits(html, findings.edits), faults: findings.faults};
}
