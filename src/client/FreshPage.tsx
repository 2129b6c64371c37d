// Stands in for the core's ClientLifecyclesDispatcher. See src/plugins/lean-client/standIns.ts.
import {cloneElement, type ReactElement, type ReactNode} from 'react';
import Dispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

type Props = Omit<Parameters<typeof Dispatcher>[0], 'children'> & {
  readonly children: ReactElement<{readonly render: () => ReactElement}>;
};

export {dispatchLifecycleAction};

/**
 * Puts the next page into the document before anybody is told of it. The core hands down one element for all
 * pages. React looks inside it for what changed; Preact takes it as unchanged, tells of the new page, which
 * makes the core scroll and our modules move the focus, and renders it after that.
 */
export default function FreshPage({children, ...place}: Props): ReactNode {
  const render = (): ReactElement => cloneElement(children.props.render());
  return <Dispatcher {...place}>{cloneElement(children, {render})}</Dispatcher>;
}
