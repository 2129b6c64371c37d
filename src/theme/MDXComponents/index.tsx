// Wrapped. Adds: the components a page may use without an import, and tables that scroll.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Badge from '@site/src/components/Badge';
import {Card, Cards} from '@site/src/components/Cards';
import {Door, Doors, Hero, HeroSample, HeroText} from '@site/src/components/Home';
import {
  Drawing,
  DrawingPath,
  DrawingRect,
  DrawingText,
  DrawingView,
  DrawingWords,
} from '@site/src/components/Drawing';
import Steps from '@site/src/components/Steps';
import Table, {TableCell, TableHead} from '@site/src/components/Table';
import TaskBox from '@site/src/components/TaskBox';

export default {
  ...MDXComponents,
  Badge,
  Card,
  Cards,
  Door,
  Doors,
  Drawing,
  DrawingPath,
  DrawingRect,
  DrawingText,
  DrawingView,
  DrawingWords,
  Hero,
  HeroSample,
  HeroText,
  Steps,
  TabItem,
  Tabs,
  input: TaskBox,
  table: Table,
  td: TableCell,
  th: TableHead,
};
