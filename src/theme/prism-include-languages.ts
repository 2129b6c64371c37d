/** Adds no languages to the theme's highlighter: code is highlighted at build time (`src/plugins/console`). */
export default function prismIncludeLanguages(): void {
  // Nothing to add.
}
