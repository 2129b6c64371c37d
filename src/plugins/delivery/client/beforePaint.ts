// Inline in the head of every page: the first paint shows code in the language that a link or the reader chose.
import {STORED_LANGUAGE} from '../../console/client/chooseLanguage';

try {
  // Not `new URL(location.href)`: HTTrack takes it for an address, and its change breaks the hash in the policy.
  const language =
    new URLSearchParams(location.search).get('language') ?? localStorage.getItem(STORED_LANGUAGE);
  if (language) document.documentElement.dataset.lang = language;
} catch {
  // The browser denies access to storage: the first language is shown.
}
