// cspell:disable: the patterns hold the spellings that pages may not have
/** A wording this site does not use, and what to write instead. */
type Wording = {
  readonly pattern: RegExp;
  readonly fix: string;
};

const DROP_IT = 'drop the word: the reader may find it hard';

/** Applied to text without code. Each pattern has the flag `g`, because one line can contain several matches. */
export const WORDINGS: readonly Wording[] = [
  {pattern: /\b(?:simply|just|obviously|of course|merely)\b/gi, fix: DROP_IT},
  {pattern: /\b(?:easy|easily|effortless(?:ly)?|trivial(?:ly)?|straightforward)\b/gi, fix: DROP_IT},
  {
    pattern:
      /\b(?:seamless(?:ly)?|powerful|robust|blazing(?:ly)?|cutting-edge|state-of-the-art|world-class)\b/gi,
    fix: 'drop the praise, or state the figure behind it',
  },
  {pattern: /\bplease\b/gi, fix: 'drop the word: an instruction is not a favor'},
  {pattern: /\bin order to\b/gi, fix: 'write "to"'},
  {pattern: /\b(?:utili[sz]e[sd]?|leverag(?:e[sd]?|ing))\b/gi, fix: 'write "use"'},
  {
    pattern: /\b(?:note that|it is important to note|keep in mind that)\b/gi,
    fix: 'state the fact; if it has to stand out, put it in a :::note',
  },
  {pattern: /\be\.g\./gi, fix: 'write "for example"'},
  {pattern: /\bi\.e\./gi, fix: 'write "that is"'},
  {pattern: /\betc\./gi, fix: 'name the rest, or start the list with "for example"'},
  {pattern: /\bapi[- ]keys?\b/g, fix: 'write "API key"'},
  {
    pattern: /\bcancell(?:ed|ing)\b/gi,
    fix: 'write it with one l, as the service does: canceled, canceling',
  },
  {pattern: /\b(?:colour|behaviour|favour)s?\b/gi, fix: 'use the US spelling, -or'},
  {pattern: /\bpractis(?:e[sd]?|ing)\b/gi, fix: 'use the US spelling, practice'},
  {
    pattern: /\b(?:organi|authori|initiali|optimi|summari)s(?:e[sd]?|ing|ation)\b/gi,
    fix: 'use the US spelling, -ize',
  },
];

/** Link texts that mean nothing out of context, as in the list of links that a screen reader shows. */
export const EMPTY_LINK_TEXTS: readonly string[] = [
  'here',
  'right here',
  'click here',
  'click this',
  'go',
  'start',
  'link',
  'this',
  'this link',
  'this page',
  'information',
  'more',
  'more info',
  'more information',
  'see more',
  'read more',
  'learn more',
];
