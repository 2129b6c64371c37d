import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Anchored, {HashLink, OldAnchor} from '@site/src/components/Anchored';
import * as boxes from '@site/src/components/boxes';
import Card from '@site/src/components/Card';
import Field from '@site/src/components/Field';
import {Action, Way} from '@site/src/components/Home';
import Lines from '@site/src/components/Lines';
import PageTools, {PageHead} from '@site/src/components/PageTools';
import StepTrail from '@site/src/components/StepTrail';
import Table, {TableCell, TableHead} from '@site/src/components/Table';
import TaskBox from '@site/src/components/TaskBox';

/** What pages and generated content use without an import. Disclosures are plain elements, which need no script. */
export default {
  ...MDXComponents,
  ...boxes,
  Action,
  Anchored,
  Card,
  Field,
  HashLink,
  OldAnchor,
  Lines,
  PageHead,
  PageTools,
  StepTrail,
  TabItem,
  Tabs,
  Way,
  details: 'details',
  Details: 'details',
  input: TaskBox,
  table: Table,
  td: TableCell,
  th: TableHead,
};
