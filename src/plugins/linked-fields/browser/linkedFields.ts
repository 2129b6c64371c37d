// The behavior of linked fields. This module is loaded when a reader first points at a field.
import {translate} from '@docusaurus/Translate';
import {type Choice, changeBody, hasField, type OptionalField, toggleField} from './changeBody';
import {readChoice, writeChoice} from './choiceQuery';
import {editCode} from './editCode';
import {findBody} from './findBody';
import {type Json, parseLiteral} from './parseLiteral';
import {fieldAt, markField} from './markLines';
import {showRequest} from './shownRequest';

/** The prefix of the ids of the fields of a request. */
const PREFIX = 'body.';
const FIELDS = `[id^="${PREFIX}"]`;

/** Selects the requests of a page that a reader can choose from. */
const CHOICES = 'details[name=request]';

/** The request of a page as it was loaded, without the reader's choice. */
type Request = {
  readonly pathname: string;
  readonly bodies: readonly ShownBody[];
  readonly fields: readonly OptionalField[];
  readonly order: readonly string[];
  /** The elements that it was read from. */
  readonly elements: readonly Element[];
};

/** The body of one of the requests that a reader can choose from, as it was loaded. */
type ShownBody = {
  /** The disclosure of the request; the section around the body when a page has only one request. */
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

/** False as soon as the reader has navigated away or more of this page has been rendered. */
function isCurrent({pathname, elements}: Request): boolean {
  const named = document.querySelectorAll(FIELDS);
  return (
    pathname === window.location.pathname &&
    named.length === elements.length &&
    elements.every((element, index) => element === named[index])
  );
}

/** Returns the request of the current page as it was loaded. On a new page, also reads the choice from the URL. */
function readPage(): Request {
  if (!request || !isCurrent(request)) {
    request = readRequest(window.location.pathname);
    const known = request.fields.map(({path}) => path);
    const chosen = [...readChoice(window.location.search)];
    choice = new Map(chosen.filter(([path]) => known.includes(path)));
  }
  return request;
}

/** Returns the body of the request that is open. */
function openBody({bodies}: Request): Json {
  const isOpen = ({place}: ShownBody): boolean => place.matches('[open]');
  return (bodies.find(isOpen) ?? bodies[0])?.body ?? {};
}

/** Renders the request again and writes the choice to the URL, without informing the router. */
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
 * Shows the fields that the URL of the page names. On the page that is already open, the reader's choice is kept: a
 * link to an anchor on it may have dropped the query.
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
 * Adds a field to the request of the page, or removes it.
 *
 * @param id the id of an optional field
 * @returns a message that says what was done
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
 * Switches to the request that the reader opened: the buttons beside the fields refer to it, and its answer opens.
 *
 * @param opened a disclosure that was opened or closed; anything but an opened request is ignored
 */
export function openRequest(opened: Element): void {
  if (!opened.matches(`${CHOICES}[open]`)) return;
  show(readPage());
  const exchange = opened.getAttribute('data-exchange') ?? '';
  const answer = document.querySelector(`[name=response][data-exchange="${exchange}"]`);
  answer?.setAttribute('open', '');
}

/** Marks the field that a reader points at or has focused, and the lines that belong to it. */
export function pointAt(target: Element): void {
  markField(fieldAt(target), target.closest('pre') !== null);
}
