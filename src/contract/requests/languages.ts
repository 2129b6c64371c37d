/** The languages of every program and request, in the order of the tabs. */
export const LANGUAGES = {
  curl: {label: 'cURL', extension: 'sh', grammar: 'bash'},
  python: {label: 'Python', extension: 'py', grammar: 'python'},
  javascript: {label: 'JavaScript', extension: 'mjs', grammar: 'javascript'},
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_IDS: readonly Language[] = ['curl', 'python', 'javascript'];

/** Makes a value for each language. */
export function mapLanguages<Value>(make: (language: Language) => Value) {
  return {curl: make('curl'), python: make('python'), javascript: make('javascript')};
}
