// Replaces the theme's highlighter: code is highlighted at build time.
export {};
