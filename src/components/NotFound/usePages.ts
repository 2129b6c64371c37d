import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {Page} from './nearestPages';

/**
 * Lists the pages of both sections.
 *
 * @returns each page with its address as its label
 */
export function usePages(): Page[] {
  return Object.values(useAllDocsData()).flatMap(({versions}) =>
    versions.flatMap(({docs}) => docs.map(({path}) => ({href: path, label: path}))),
  );
}
