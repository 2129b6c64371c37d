// In the place of the theme's progress bar: src/css/chrome.css draws one on a page that is busy.
export {};
