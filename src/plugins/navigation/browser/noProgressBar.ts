// Replaces the theme's progress bar: src/css/overlays.css shows one on a page that is busy.
export {};
