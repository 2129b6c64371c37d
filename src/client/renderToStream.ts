// Stands in for `react-dom/server` while pages are prerendered. See src/plugins/lean-client/preact.ts.
import {Readable, type Writable} from 'node:stream';
import type {VNode} from 'preact';
import {renderToString} from 'preact-render-to-string';

/** What Docusaurus asks of the stream of a page. */
type StreamOptions = {
  readonly onAllReady: () => void;
  readonly onError: (error: unknown) => void;
};

/**
 * Renders a page at once and hands it out as a stream. Preact's own stream leaves a component out that throws,
 * and says nothing; here the error ends the build.
 *
 * @param app the page
 * @param options told of the page when it is whole, or of what a component threw
 */
export function renderToPipeableStream(
  app: VNode,
  {onAllReady, onError}: StreamOptions,
): {readonly pipe: (target: Writable) => void} {
  let html = '';
  const pipe = (target: Writable): void => {
    Readable.from([html]).pipe(target);
  };
  // Docusaurus names its stream after this function has returned.
  queueMicrotask(() => {
    try {
      html = renderToString(app);
      onAllReady();
    } catch (error) {
      onError(error);
    }
  });
  return {pipe};
}
