import {useContext, useLayoutEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {CodeFactsContext} from '@site/src/plugins/samples/browser/CodeFacts';

/**
 * Shows the lines of a program that are hidden at first. They are in the code block before this element. The styles of
 * the block depend on the state of this element, so that it works without JavaScript and the page contains the program
 * only once.
 */
export default function WholeProgram(): ReactNode {
  const {setWhole} = useContext(CodeFactsContext);
  const ref = useRef<HTMLDetailsElement>(null);
  // A reader may have opened it before hydration.
  useLayoutEffect(() => {
    if (ref.current?.open) setWhole(true);
  }, [setWhole]);
  return (
    <details
      ref={ref}
      data-search="skip"
      data-markdown="skip"
      onToggle={(event) => setWhole(event.currentTarget.open)}
    >
      <summary>
        <Translate id="site.sample.whole">Whole program</Translate>
      </summary>
    </details>
  );
}
