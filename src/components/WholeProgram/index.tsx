import {useContext, useLayoutEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {CodeFactsContext} from '@site/src/plugins/samples/browser/CodeFacts';

/**
 * Opens the lines of a program that are not shown at once. They stand in the code block before this element, whose
 * state the style sheet of the block reads: so it works without scripts, and the program is in the page once.
 */
export default function WholeProgram(): ReactNode {
  const {setWhole} = useContext(CodeFactsContext);
  const ref = useRef<HTMLDetailsElement>(null);
  // A reader may have opened it before scripts ran.
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
