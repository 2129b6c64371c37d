import {applyEdits, type Edit} from './applyEdits';
import {pagePolicy, type PolicyFacts} from './contentPolicy';
import {type Fault, findFaults, isDataScript} from './findFaults';
import {isThemeScript} from './themeScript';
import {
  attributeOf,
  attributeSpotOf,
  listElements,
  type PageElement,
  spotOf,
  textOf,
  wordsOf,
} from './pageElements';

/** An inline script that is known to be safe. */
export type InlineScript = {
  readonly code: string;
  /** Whether it starts all other scripts of the page. */
  readonly startsScripts: boolean;
};

/** What hardening a page needs to know of the build. */
export type PageSettings = {
  readonly siteUrl: string;
  readonly policy: PolicyFacts;
  /** The script that takes the place of the theme's. */
  readonly colorMode: string;
  /** The other inline script that a page may have. */
  readonly inlineScript: InlineScript | undefined;
  /** Gives the hash of a file of the build by its address, or undefined when there is no such file. */
  readonly integrityOf: (address: string) => string | undefined;
};

/** A page that is ready to be published, unless it has faults. */
export type HardenedPage = {
  readonly html: string;
  readonly faults: readonly Fault[];
};

/** Files that a page asks for before any script runs: their bytes are fixed by a hash. */
function linkedFile(element: PageElement): string | undefined {
  if (element.tagName === 'script') {
    return attributeOf(element, 'src');
  }
  const isSheet = element.tagName === 'link' && wordsOf(element, 'rel').includes('stylesheet');
  return isSheet ? attributeOf(element, 'href') : undefined;
}

/** The sheet of icons is hidden by a style attribute; drawings have an attribute for the same. */
function hideIconSheet(element: PageElement): Edit[] {
  if (element.tagName !== 'svg') return [];
  const spot = attributeSpotOf(element, 'style');
  const isHidden = /^\s*display:\s*none;?\s*$/.test(attributeOf(element, 'style') ?? '');
  return isHidden && spot ? [{...spot, text: 'display="none"'}] : [];
}

type Findings = {
  readonly edits: Edit[];
  readonly faults: Fault[];
};

function fixBytes(element: PageElement, file: string, options: PageSettings, to: Findings): void {
  const hash = options.integrityOf(file);
  const spot = spotOf(element);
  if (!hash || !spot) {
    const found = `<${element.tagName}> asks for ${file}, which the build does not have`;
    to.faults.push({found, fix: 'import the file, so that the bundler writes it'});
    return;
  }
  const after = spot.start + `<${element.tagName}`.length;
  to.edits.push({start: after, end: after, text: ` integrity="${hash}" crossorigin="anonymous"`});
  const isRunByBrowser = element.tagName === 'script' && attributeOf(element, 'type') === undefined;
  if (isRunByBrowser && options.inlineScript?.startsScripts) {
    const found = `<script> that asks for ${file} by itself, which the policy stops`;
    to.faults.push({
      found,
      fix: 'let src/plugins/delivery/build/held-scripts/holdScripts.ts hold it back',
    });
  }
}

/** Puts our script in the place of the theme's, and refuses all others. */
function settleInlineScript(
  element: PageElement,
  {colorMode, inlineScript}: PageSettings,
  to: Findings,
): void {
  const code = textOf(element);
  const spot = spotOf(element);
  if (code === inlineScript?.code) {
    return;
  }
  if (spot && isThemeScript(code)) {
    to.edits.push({...spot, text: `<script>${colorMode}</script>`});
  } else {
    const found = `an unknown inline script: ${code.slice(0, 80)}`;
    to.faults.push({found, fix: 'move the code into a client module or a component'});
  }
}

function judge(element: PageElement, options: PageSettings, to: Findings): void {
  const hidden = hideIconSheet(element);
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
 * Makes a built page safe to publish: its files fixed by hashes, its policy written into it, no inline
 * style. Whatever is not touched keeps its bytes, so that the page comes alive as it was rendered.
 *
 * @param html the page as the build wrote it
 * @param options what it needs to know of the build
 * @returns the page, and what stands in the way of publishing it
 */
export function hardenPage(html: string, options: PageSettings): HardenedPage {
  const findings: Findings = {edits: [], faults: []};
  const elements = listElements(html);
  for (const element of elements) {
    judge(element, options, findings);
  }
  const charset = elements.find((element) => attributeOf(element, 'charset') !== undefined);
  const place = charset && spotOf(charset)?.end;
  if (place === undefined) {
    const fix = 'give the document template one: the policy follows it';
    findings.faults.push({found: 'no <meta charset>', fix});
  } else {
    const policy = pagePolicy(options.policy);
    const text = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    findings.edits.push({start: place, end: place, text});
  }
  return {html: applyEdits(html, findings.edits), faults: findings.faults};
}
