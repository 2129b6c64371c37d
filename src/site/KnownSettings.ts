/**
 * Settings without the index signature that would let a misspelled name pass. Docusaurus ignores such a name,
 * and says nothing.
 */
export type KnownSettings<Settings> = {
  [Name in keyof Settings as string extends Name ? never : Name]: Settings[Name];
};
