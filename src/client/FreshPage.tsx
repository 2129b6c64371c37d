// Stands in for the core's ClientLifecyclesDispatcher. See src/plugins/lean-client/standIns.ts.
import {cloneElement, type ReactElement, type ReactNode, useContext, useMemo} from 'react';
import Dispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {__RouterContext as RouterContext} from 'react-router';

type Props = Omit<Parameters<typeof Dispatcher>[0], 'children'> & {
  readonly children: ReactElement<{readonly render: () => ReactElement}>;
};

export {dispatchLifecycleAction};

/**
 * Puts the next page into the document before anybody is told of it. The core hands down one element for all
 * pages. React looks inside it for what changed; Preact takes it as unchanged, tells of the new page, which
 * makes the core scroll and our modules move the focus, and renders it after that.
 *
 * Keeps the page still while the next one loads. The core shows the place that is on screen until then, but the
 * router tells everything inside of each change of the address all the same, and every link would be rendered
 * twice for a page.
 */
export default function FreshPage({children, ...place}: Props): ReactNode {
  const router = useContext(RouterContext);
  const still = useMemo(() => router, [place.location]); // and not whenever the router says something else
  const page = useMemo(() => {
    const render = (): ReactElement => cloneElement(children.props.render());
    return cloneElement(children, {render});
  }, [children]);
  return (
    <RouterContext.Provider value={still}>
      <Dispatcher {...place}>{page}</Dispatcher>
    </RouterContext.Provider>
  );
}
