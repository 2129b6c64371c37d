/** The color mode for readers who have not chosen one. `buildColorModeScript` replaces the name with the value. */
declare const DEFAULT_MODE: 'light' | 'dark';
