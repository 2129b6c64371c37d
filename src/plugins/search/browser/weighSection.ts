import type {SearchHit} from './SearchSection';
import {SMALL_WORDS} from './terms';

const phrases = new Map<string, string>();

/**
 * Text without signs, placeholders, quoted values and small words: what two writings of one message share.
 * The texts of the index are the same for each query, so their phrases are kept.
 */
function toPhrase(text: string): string {
  const known = phrases.get(text);
  if (known !== undefined) {
    return known;
  }
  const words = text
    .toLowerCase()
    .replace(/<[a-z_]+>|[0-9a-f]{8}-[0-9a-f-]{27}/gu, ' ')
    .split(/[^a-z0-9_/]+/u);
  const phrase = words.filter((word) => word !== '' && !SMALL_WORDS.has(word)).join(' ');
  phrases.set(text, phrase);
  return phrase;
}

function weighEndpoint(endpoint: string, query: string): number {
  const asked = query.trim().toLowerCase().replace(/\/+$/u, '');
  const known = endpoint.toLowerCase();
  if (!/^\w+ \//u.test(asked) || !known.startsWith(asked)) {
    return 1;
  }
  return known === asked ? 20 : 2;
}

/**
 * Weighs a section by what it is: a page before its parts, pages that only lead to others last, and what a reader sends before what comes back
 * (most fields of an answer stand on four pages).
 */
function weighKind(id: string): number {
  if (/^\/(?:#|$)|\/category\//u.test(id)) {
    return 0.5;
  }
  if (!id.includes('#')) {
    return 1.3;
  }
  if (/#(?:path|header)\./u.test(id)) {
    return 0.6;
  }
  return /#response[.-]/u.test(id) ? 0.75 : 1;
}

/** A title that begins with the query, a heading or a text that has it as a phrase. */
function weighPhrase({heading, pageTitle, text}: SearchHit, query: string): number {
  const phrase = toPhrase(query);
  const title = toPhrase((heading || pageTitle).replace(/^\d+\. /u, ''));
  if (phrase.length < 3) {
    return 1;
  }
  const typed = query.trim().toLowerCase();
  if ((heading || pageTitle).toLowerCase().startsWith(typed)) {
    return (heading === '' ? 3 : 1.6) * (typed.includes(' ') ? 3 : 1);
  }
  if (!phrase.includes(' ')) {
    return 1;
  }
  const opens = toPhrase(text).indexOf(phrase);
  if (opens === 0) {
    return 3;
  }
  const isNear = title.includes(' ') && phrase.includes(title);
  return opens > 0 || isNear || title.includes(phrase) ? 1.8 : 1;
}

/** A goal in plain words, not a name of the API. */
function isGoal(query: string): boolean {
  return /^[a-z]+(?:['’ ]+[a-z'’]+)+\??$/u.test(query.trim());
}

/** Something that is not as the reader expected. */
function isSymptom(query: string): boolean {
  return /\b(?:not|no|can't|cannot|won't|never|still|stuck|missing|wrong|fail(?:s|ed)?|broken)\b/iu.test(
    query,
  );
}

/**
 * Weighs a section that has words of a query by its kind, and by how near it is to the query as a whole.
 *
 * @param query what the reader typed
 * @returns a factor for the section's score, 1 for nothing out of the common
 */
export function weighSection(hit: SearchHit, query: string): number {
  const isOpening = hit.heading === '';
  const endpoint = isOpening ? weighEndpoint(hit.endpoint, query) : 1;
  const fix =
    isSymptom(query) && /#(?:troubleshooting|what-goes-wrong|mistakes|if-)/u.test(hit.id) ? 2 : 1;
  const guide = hit.scope === 'docs' && isGoal(query) ? 1.8 : 1;
  return weighKind(hit.id) * fix * guide * endpoint * weighPhrase(hit, query);
}
