import type {ElementType} from 'react';
import type {PageComponent} from '@site/src/content/checks';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Console, Fence} from '@site/src/plugins/console/client/Console';
import Anchored from '@site/src/theme/components/Anchored';
import {
  Actions,
  Cards,
  Chat,
  Gallery,
  GoalCards,
  Hero,
  Statuses,
} from '@site/src/theme/components/boxes';
import Card from '@site/src/theme/components/Card';
import Field from '@site/src/theme/components/Field';
import {Action, GoalCard} from '@site/src/theme/components/Home';
import PageTools, {PageHead} from '@site/src/theme/components/PageTools';
import StepTrail from '@site/src/theme/components/StepTrail';
import Table, {TableCell, TableHead} from '@site/src/theme/components/Table';
import TaskBox from '@site/src/theme/components/TaskBox';

/** What writers use in pages, which import nothing. The page checks have their names too. */
const pageComponents: Readonly<Record<PageComponent, ElementType>> = {
  Action,
  Actions,
  Card,
  Cards,
  Chat,
  Gallery,
  GoalCard,
  GoalCards,
  Hero,
  PageHead,
  PageTools,
  Statuses,
  StepTrail,
  TabItem,
  Tabs,
};

/** What pages and generated content use without an import. Disclosures are plain elements, which need no script. */
export default {
  ...MDXComponents,
  ...pageComponents,
  Anchored,
  Console,
  Fence,
  Field,
  details: 'details',
  Details: 'details',
  input: TaskBox,
  table: Table,
  td: TableCell,
  th: TableHead,
};
