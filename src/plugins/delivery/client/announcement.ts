// A new announcement shows at once to a reader who closed the one before: the theme reads whether it was closed before it
// compares the ids.
try {
  const {announcement} = document.currentScript?.dataset ?? {};
  if (localStorage.getItem('docusaurus.announcement.id') !== announcement) {
    localStorage.removeItem('docusaurus.announcement.dismiss');
  }
} catch {
  // The browser denies access to storage: the announcement is shown.
}
