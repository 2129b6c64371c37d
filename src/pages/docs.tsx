import type {ReactNode} from 'react';
import Redirect from './_Redirect';

export default function Docs(): ReactNode {
  return <Redirect to="/docs/intro" />;
}
