// The module that programs import as node:fs/promises.
import {reportToPage} from './reportToPage';

/** Saves a file: the page offers it as a download. */
export function writeFile(name: string, content: string | Uint8Array): Promise<void> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  reportToPage({kind: 'file', name, bytes: Uint8Array.from(bytes)});
  return Promise.resolve();
}
