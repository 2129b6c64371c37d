// What linked fields do: loaded when a reader first points at one.
import {translate} from '@docusaurus/Translate';
import {type Choice, changeBody, hasField, type OptionalField, toggleField} from './changeBody';
import {readChoice, writeChoice} from './choiceQuery';
import {editCode} from './editCode';
import {findBody} from './findBody';
import {type Json, parseLiteral} from './parseLiteral';
import {fieldAt, markField} from './markLines';
import {showRequest} from './shownRequest';

/** What the ids of the fields of a request begin with. */
const PREFIX = 'body.';

/** The request of a page as it came. */
type Request = {
  readonly pathname: string;
  readonly base: Json;
  readonly fields: readonly OptionalField[];
  readonly order: readonly string[];
};

let request: Request | undefined;
let choice: Choice = new Map();

function readRequest(pathname: string): Request {
  const named = [...document.querySelectorAll<HTMLElement>(`[id^="${PREFIX}"]`)];
  const fields = document.querySelectorAll<HTMLElement>('[data-example]');
  const code = document.querySelector('[data-fields=body] pre code');
  return {
    pathname,
    base: findBody(code?.textContent ?? '')?.value ?? {},
    fields: [...fields].flatMap(({dataset}): OptionalField[] => {
      const example = parseLiteral(dataset.example ?? '', 0)?.value;
      const path = dataset.field?.slice(PREFIX.length);
      return example === undefined || path === undefined ? [] : [{path, example}];
    }),
    order: named.map(({id}) => id.slice(PREFIX.length)),
  };
}

/** Draws the request anew, and keeps the choice in the address, which the router need not know of. */
function show({base, fields, order}: Request): void {
  const change = (body: Json): Json => changeBody(body, fields, choice, order);
  const changed = change(base);
  showRequest(
    choice.size === 0
      ? undefined
      : {
          edit: (block) => editCode(block, change),
          isIn: new Map(fields.map(({path}) => [PREFIX + path, hasField(changed, path)])),
        },
  );
  const {pathname, search, hash} = window.location;
  const next = writeChoice(search, choice);
  if (next !== search)
    window.history.replaceState(window.history.state, '', pathname + next + hash);
}

/**
 * Shows the fields that the address of a page asks for. On the page that is open already the choice of the reader
 * stays: a link to a place in it may have left out the query.
 *
 * @param location where the router is
 */
export function openPage({pathname, search}: {pathname: string; search: string}): void {
  if (request?.pathname !== pathname) {
    request = readRequest(pathname);
    const known = request.fields.map(({path}) => path);
    choice = new Map([...readChoice(search)].filter(([path]) => known.includes(path)));
  }
  show(request);
}

function describeOutcome(isIn: boolean): string {
  return isIn
    ? translate({
        id: 'linkedFields.added',
        message: 'Added to the request: to its JSON, and to the program in every language',
      })
    : translate({
        id: 'linkedFields.removed',
        message: 'Removed from the request: from its JSON, and from the program in every language',
      });
}

/**
 * Adds a field to the request of the page, or takes it out.
 *
 * @param id the id of an optional field
 * @returns what was done, in words
 */
export function toggle(id: string): string {
  if (!request) return '';
  const path = id.slice(PREFIX.length);
  const {base, fields, order} = request;
  const isIn = hasField(changeBody(base, fields, choice, order), path);
  choice = toggleField(choice, path, isIn, base);
  show(request);
  requestAnimationFrame(() => markField(id));
  return describeOutcome(!isIn);
}

/** Marks what a reader points at, or has the focus on, and what belongs to it. */
export function pointAt(target: Element): void {
  markField(fieldAt(target), target.closest('pre') !== null);
}
