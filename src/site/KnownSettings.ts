/**
 * Settings without the index signature, which would accept a misspelled name. Docusaurus silently ignores such a name.
 */
export type KnownSettings<Settings> = {
  [Name in keyof Settings as string extends Name ? never : Name]: Settings[Name];
};
