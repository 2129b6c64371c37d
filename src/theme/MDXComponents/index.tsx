// Wrapped. Adds: the components a page may use without an import, and tables that scroll.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Anchored from '@site/src/components/Anchored';
import Badge from '@site/src/components/Badge';
import {Card, Cards} from '@site/src/components/Cards';
import {Column, Columns} from '@site/src/components/Columns';
import CopyLink from '@site/src/components/CopyLink';
import Endpoint from '@site/src/components/Endpoint';
import {Fields, SubFields} from '@site/src/components/Fields';
import {Door, Doors, Hero, HeroSample, HeroText, Side, SideBySide} from '@site/src/components/Home';
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
  Anchored,
  Badge,
  Card,
  Cards,
  Column,
  Columns,
  CopyLink,
  Door,
  Doors,
  Drawing,
  DrawingPath,
  DrawingRect,
  DrawingText,
  DrawingView,
  DrawingWords,
  Endpoint,
  Fields,
  Hero,
  HeroSample,
  HeroText,
  Side,
  SideBySide,
  Steps,
  SubFields,
  TabItem,
  Tabs,
  input: TaskBox,
  table: Table,
  td: TableCell,
  th: TableHead,
};
