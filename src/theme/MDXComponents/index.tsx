// Wrapped. Adds: the components that many pages use without an import, and tables whose rows stack. Components that few
// pages use are in src/site/pageComponents.ts.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Anchored from '@site/src/components/Anchored';
import Badge from '@site/src/components/Badge';
import {Card, Cards} from '@site/src/components/Cards';
import {Column, Columns, ColumnsHead} from '@site/src/components/Columns';
import CopyLink from '@site/src/components/CopyLink';
import Endpoint from '@site/src/components/Endpoint';
import {Fields, SubFields} from '@site/src/components/Fields';
import {
  Drawing,
  DrawingPath,
  DrawingRect,
  DrawingText,
  DrawingView,
  DrawingWords,
} from '@site/src/components/Drawing';
import {Choice, Frame, Rail} from '@site/src/components/Rail';
import DeferredSections from '@site/src/components/DeferredSections';
import RelatedPages from '@site/src/components/RelatedPages';
import SampleFrame from '@site/src/components/SampleFrame';
import StepTrail from '@site/src/components/StepTrail';
import Table, {TableCell, TableHead} from '@site/src/components/Table';
import TaskBox from '@site/src/components/TaskBox';
import {RequestField} from '@site/src/plugins/linked-fields/browser/RequestField';

export default {
  ...MDXComponents,
  Anchored,
  Badge,
  Card,
  Cards,
  Choice,
  Column,
  Columns,
  ColumnsHead,
  CopyLink,
  Drawing,
  DrawingPath,
  DrawingRect,
  DrawingText,
  DrawingView,
  DrawingWords,
  Endpoint,
  Fields,
  Frame,
  Rail,
  DeferredSections,
  RelatedPages,
  RequestField,
  SampleFrame,
  StepTrail,
  SubFields,
  TabItem,
  Tabs,
  input: TaskBox,
  table: Table,
  td: TableCell,
  th: TableHead,
};
