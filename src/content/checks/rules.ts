import {components} from './components';
import {frontMatter} from './frontMatter';
import {ids} from './ids';
import {links} from './links';
import {markup} from './markup';
import {names} from './names';
import {outcomes} from './outcomes';
import type {Rule} from './rule';

/** All rules. README.md describes each. */
export const RULES: readonly Rule[] = [
  frontMatter,
  markup,
  names,
  ids,
  links,
  outcomes,
  components,
];
