// Inline in the head of every page: the first paint shows code in the language that the reader chose.
import {STORED_LANGUAGE} from '../../console/client/chooseLanguage';

try {
  const language = localStorage.getItem(STORED_LANGUAGE);
  if (language) document.documentElement.dataset.lang = language;
} catch {
  // The browser denies access to storage: the first language is shown.
}
