// Replaces the theme's progress bar: src/css/chrome.css shows one on a page that is busy.
export {};
