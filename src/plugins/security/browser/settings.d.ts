/** The color mode of readers who chose none. `buildColorModeScript` puts the value in the place of the name. */
declare const DEFAULT_MODE: 'light' | 'dark';
