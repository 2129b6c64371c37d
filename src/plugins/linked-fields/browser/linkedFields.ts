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
const FIELDS = `[id^="${PREFIX}"]`;

/** The requests of a page among which a reader chooses. */
const CHOICES = 'details[name=request]';

/** The request of a page as it came. */
type Request = {
  readonly pathname: string;
  readonly bodies: readonly ShownBody[];
  readonly fields: readonly OptionalField[];
  readonly order: readonly string[];
  /** What it was read from. */
  readonly elements: readonly Element[];
};

/** The body of one of the requests among which a reader chooses, as it came. */
type ShownBody = {
  /** The choice; what it stands in, where a page has one request only. */
  readonly place: Element;
  readonly body: Json;
};

let request: Request | undefined;
let choice: Choice = new Map();

function readRequest(pathname: string): Request {
  const named = [...document.querySelectorAll(FIELDS)];
  const fields = document.querySelectorAll<HTMLElement>('[data-example]');
  const frame = document.querySelector('section[data-fields=body]');
  const choices = [...document.querySelectorAll(CHOICES)];
  return {
    pathname,
    bodies: (choices.length > 0 || !frame ? choices : [frame]).map((place) => ({
      place,
      body: findBody(place.querySelector('pre code')?.textContent ?? '')?.value ?? {},
    })),
    fields: [...fields].flatMap(({dataset}): OptionalField[] => {
      const example = parseLiteral(dataset.example ?? '', 0)?.value;
      const path = dataset.field?.slice(PREFIX.length);
      return example === undefined || path === undefined ? [] : [{path, example}];
    }),
    order: named.map(({id}) => id.slice(PREFIX.length)),
    elements: named,
  };
}

/** False once the reader went to another page, or more of this one was drawn. */
function isCurrent({pathname, elements}: Request): boolean {
  const named = document.querySelectorAll(FIELDS);
  return (
    pathname === window.location.pathname &&
    named.length === elements.length &&
    elements.every((element, index) => element === named[index])
  );
}

/** The request of the page that is shown, as it came. A choice that the address names is taken over with it. */
function readPage(): Request {
  if (!request || !isCurrent(request)) {
    request = readRequest(window.location.pathname);
    const known = request.fields.map(({path}) => path);
    const chosen = [...readChoice(window.location.search)];
    choice = new Map(chosen.filter(([path]) => known.includes(path)));
  }
  return request;
}

/** The body that the reader sees. */
function openBody({bodies}: Request): Json {
  const isOpen = ({place}: ShownBody): boolean => place.matches('[open]');
  return (bodies.find(isOpen) ?? bodies[0])?.body ?? {};
}

/** Draws the request anew, and keeps the choice in the address, which the router need not know of. */
function show(current: Request): void {
  const {bodies, fields, order} = current;
  const base = openBody(current);
  const change = (body: Json): Json => changeBody(body, fields, choice, order);
  const changed = change(base);
  showRequest(
    choice.size === 0 && base === bodies[0]?.body
      ? undefined
      : {
          pathname: current.pathname,
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
 * Shows the fields that the address of the page asks for. On the page that is open already the choice of the reader
 * stays: a link to a place in it may have left out the query.
 */
export function openPage(): void {
  show(readPage());
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
  const current = readPage();
  const path = id.slice(PREFIX.length);
  const {fields, order} = current;
  const base = openBody(current);
  const isIn = hasField(changeBody(base, fields, choice, order), path);
  choice = toggleField(choice, path, isIn, base);
  show(current);
  requestAnimationFrame(() => markField(id));
  return describeOutcome(!isIn);
}

/**
 * Follows the reader to another request: the buttons beside the fields speak of it, and its answer opens.
 *
 * @param opened a disclosure that was opened or closed
 */
export function openRequest(opened: Element): void {
  if (!opened.matches(`${CHOICES}[open]`)) return;
  show(readPage());
  const exchange = opened.getAttribute('data-exchange') ?? '';
  const answer = document.querySelector(`[name=response][data-exchange="${exchange}"]`);
  answer?.setAttribute('open', '');
}

/** Marks what a reader points at, or has the focus on, and what belongs to it. */
export function pointAt(target: Element): void {
  markField(fieldAt(target), target.closest('pre') !== null);
}
