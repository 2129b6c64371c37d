import {describe, expect, it} from 'vitest';
import {buildExcerpt, markMatches} from '@site/src/plugins/search/browser/buildExcerpt';
import {groupByPage} from '@site/src/plugins/search/browser/groupByPage';
import type {SearchHit} from '@site/src/plugins/search/browser/SearchSection';

describe('markMatches', () => {
  it('marks whole words that contain a term in any form', () => {
    expect(markMatches('Start workers, not coworkers', ['worker'])).toEqual([
      {text: 'Start ', isMatch: false},
      {text: 'workers', isMatch: true},
      {text: ', not coworkers', isMatch: false},
    ]);
  });

  it('marks a code word that contains a matching name', () => {
    expect(markMatches('Send x-api-key.', ['key']).filter((part) => part.isMatch)).toEqual([
      {text: 'x-api-key', isMatch: true},
    ]);
  });
});

describe('buildExcerpt', () => {
  it('cuts around the first match and shows where it was cut', () => {
    const text = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`.trim();
    const excerpt = buildExcerpt(text, ['needle']);
    const whole = excerpt.map((part) => part.text).join('');
    expect(whole.startsWith('… ')).toBe(true);
    expect(whole.endsWith(' …')).toBe(true);
    expect(whole.length).toBeLessThan(160);
    expect(excerpt.some((part) => part.isMatch && part.text === 'needle')).toBe(true);
  });

  it('does not cut a short text', () => {
    expect(buildExcerpt('Short text', [])).toEqual([{text: 'Short text', isMatch: false}]);
  });
});

function hit(id: string, score = 1): SearchHit {
  const empty = {heading: '', breadcrumb: '', endpoint: '', text: '', terms: []};
  return {...empty, id, scope: 'docs', pageTitle: id, score};
}

describe('groupByPage', () => {
  it('groups hits by page, in the order of the best hit of each page', () => {
    const groups = groupByPage(['/a#1', '/b', '/a#2'].map((id) => hit(id)));
    expect(groups.map(({path, hits}) => [path, hits.length])).toEqual([
      ['/a', 2],
      ['/b', 1],
    ]);
  });

  it('leaves out sections of a page that match far worse than its best one', () => {
    const [group] = groupByPage([hit('/a#1', 10), hit('/a#2', 7), hit('/a#3', 2)]);
    expect(group?.hits.map(({id}) => id)).toEqual(['/a#1', '/a#2']);
  });
});
