// The first paint shows code in the language that a link or the reader chose.
try {
  const {searchParams} = new URL(location.href);
  const language = searchParams.get('language') ?? localStorage.getItem('docusaurus.tab.language');
  if (language) document.documentElement.dataset.lang = language;
} catch {
  // The browser denies access to storage: the first language is shown.
}
