import type {ReactNode} from 'react';
import Redirect from './_Redirect';

export default function Api(): ReactNode {
  return <Redirect to="/api/intro" />;
}
