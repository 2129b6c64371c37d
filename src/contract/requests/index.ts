/** Requests as data, and as code. See README.md. Browsers import single files, because this one reads the contract. */
import type {RequestLine} from './isShown';
import type {Language} from './languages';
import {renderCurl} from './renderCurl';
import {renderJavaScript} from './renderJavaScript';
import {renderPython} from './renderPython';
import type {RequestData} from './requestData';

export {buildRequest} from './buildRequest';
export {createRequest} from './createRequest';
export {isShown} from './isShown';
export {fieldId, listRequestParts, type Presence, type RequestData} from './requestData';

/**
 * Renders a request in every language, with the lines of optional fields that are unticked at first: `isShown` says
 * which lines a reader sees.
 */
export function renderCode(request: RequestData): Record<Language, RequestLine[]> {
  return {
    curl: renderCurl(request),
    python: renderPython(request),
    javascript: renderJavaScript(request),
  };
}
