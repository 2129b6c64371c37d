import MDXComponents from '@theme-original/MDXComponents';
import Anchored from '@site/src/theme/components/Anchored';
import * as consoleParts from '@site/src/theme/components/ConsoleParts';
import Field from '@site/src/theme/components/Field';
import Lines from '@site/src/theme/components/Lines';
import Table, {TableCell, TableHead} from '@site/src/theme/components/Table';
import TaskBox from '@site/src/theme/components/TaskBox';
import * as pageComponents from './pageComponents';

/** What pages and generated content use without an import. Disclosures are plain elements, which need no script. */
export default {
  ...MDXComponents,
  ...pageComponents,
  ...consoleParts,
  Anchored,
  Field,
  Lines,
  details: 'details',
  Details: 'details',
  input: TaskBox,
  table: Table,
  td: TableCell,
  th: TableHead,
};
