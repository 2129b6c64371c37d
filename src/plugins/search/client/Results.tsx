import {Fragment, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Findings, Hit} from './engine';

/** The list of options that the input controls. */
export const LIST_ID = 'search-options';

export const nameOption = (index: number): string => `search-option-${index}`;

const MAX_LETTERS = 60;

/** Shortens a pasted query. */
function shorten(text: string): string {
  if (text.length <= MAX_LETTERS) return text;
  return `${text.slice(0, MAX_LETTERS)}…`;
}

const REQUEST = translate({id: 'search.request', message: 'Request'});

/** Where a field is, by the first word of its title. */
const SIDES = new Map([
  ['body', REQUEST],
  ['header', REQUEST],
  ['path', REQUEST],
  ['response', translate({id: 'search.response', message: 'Response'})],
]);

/**
 * Returns where a result is, and its title: that of a field is its name.
 *
 * @example
 * nameResult('App › Create app', 'body.configuration.gpu_tier')
 * // {where: 'App › Create app › Request › configuration', name: 'gpu_tier', isField: true}
 */
function nameResult(page: string, title: string) {
  const where = page.split(' › ').filter((crumb) => crumb !== title);
  const [part = '', ...objects] = title.split('.');
  const side = SIDES.get(part);
  const field = objects.pop();
  if (side === undefined || field === undefined) {
    return {where: where.join(' › '), name: title, isField: false};
  }
  return {where: [...where, side, ...objects].join(' › '), name: field, isField: true};
}

type NamedHit = Hit & ReturnType<typeof nameResult>;

/** Returns whether the location above the result before is enough for this one too. */
function sharesLocation(before: NamedHit | undefined, hit: NamedHit): boolean {
  if ((before?.where ?? '') === hit.where) return true;
  if (before === undefined || before.isField || hit.isField) return false;
  return before.id.split('#')[0] === hit.id.split('#')[0];
}

/** Whether a click opens another tab or window, so that the dialog stays. */
const opensElsewhere = ({ctrlKey, metaKey, shiftKey}: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

type Props = Pick<Findings, 'hits'> & {
  readonly onFollow: () => void;
  readonly onSelect: (index: number) => void;
  readonly selected: number;
};

/**
 * The list of results: the title of each section, and the words around the first match. The location of a section is
 * above it, once for neighbors of one page; a page without a category has none. Screen readers read it with each result.
 */
export function Results({hits, onFollow, onSelect, selected}: Props): ReactNode {
  const results = hits.map((hit) => ({...hit, ...nameResult(hit.page, hit.title)}));
  return (
    <div
      aria-label={translate({id: 'search.results', message: 'Results'})}
      id={LIST_ID}
      role="listbox"
    >
      {results.map((result, index) => {
        const {id, where} = result;
        return (
          <Fragment key={id}>
            {!sharesLocation(results[index - 1], result) && (
              <p aria-hidden className="search__quiet search__where">
                {where}
              </p>
            )}
            <Link
              aria-selected={index === selected}
              className="search__result"
              id={nameOption(index)}
              onClick={(event) => opensElsewhere(event) || onFollow()}
              onMouseDown={(event) => event.preventDefault()} // the input keeps the focus
              onMouseMove={() => onSelect(index)} // not by scrolling
              role="option"
              tabIndex={-1}
              to={id}
            >
              <span className="sr">{where}</span>
              <Result {...result} />
            </Link>
          </Fragment>
        );
      })}
    </div>
  );
}

/** Matches a word without the punctuation around it. */
const WORD = /([\p{L}\p{N}](?:\S*[\p{L}\p{N}])?)/u;

/** Words, with those marked that were typed. */
function Words({words, isTyped}: Pick<Hit, 'isTyped'> & {readonly words: readonly string[]}) {
  const parts = words.join(' ').split(WORD);
  return parts.map((part, index) => (
    <Fragment key={index}>{isTyped(part) ? <b>{part}</b> : part}</Fragment>
  ));
}

function Result({name, isField, endpoint = '', excerpt, isTyped}: NamedHit): ReactNode {
  const [method, path] = endpoint.split(' ');
  return (
    <>
      <span>
        <strong className={isField ? 'search__field' : undefined}>
          <Words words={name.split(' ')} isTyped={isTyped} />
        </strong>{' '}
        {method && <b className={`method ${method.toLowerCase()}`}>{method}</b>}{' '}
        {path && <code className="search__quiet">{path}</code>}
      </span>
      <span className="search__quiet">
        <Words words={excerpt} isTyped={isTyped} />
      </span>
    </>
  );
}

type NotesProps = Findings & {readonly query: string; readonly onFollow: () => void};

/** Which words were not found, and for screen readers the number of results. */
export function Notes({hits, missing, query, onFollow}: NotesProps): ReactNode {
  return (
    <>
      {missing.length > 0 && (
        <p className="search__note">
          <Translate id="search.nothing" values={{words: <q>{shorten(missing.join(' '))}</q>}}>
            {'No page has {words}.'}
          </Translate>{' '}
          <Link onClick={onFollow} to="/api/intro#not-published">
            <Translate id="search.questions">See the open questions about the service</Translate>
          </Link>
        </p>
      )}
      {hits.length > 0 && (
        <p className="sr">
          <Translate id="search.count" values={{query: shorten(query), count: hits.length}}>
            {'Results for {query}: {count}'}
          </Translate>
        </p>
      )}
    </>
  );
}
