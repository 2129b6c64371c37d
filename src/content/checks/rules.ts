import {anchors} from './anchors';
import {boxes} from './boxes';
import {duplicateIds} from './duplicateIds';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {ids} from './ids';
import {links} from './links';
import {markup} from './markup';
import {names} from './names';
import {operationPages} from './operationPages';
import {outcomes} from './outcomes';
import type {Rule} from './rule';
import {sidebars} from './sidebars';

/** All rules. README.md describes each. */
export const RULES: readonly Rule[] = [
  frontMatter,
  markup,
  boxes,
  headings,
  names,
  ids,
  links,
  anchors,
  duplicateIds,
  operationPages,
  outcomes,
  sidebars,
];
