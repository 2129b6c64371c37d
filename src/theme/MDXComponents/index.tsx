// Wrapped. Adds: the components a page may use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card, Cards} from '@site/src/components/Cards';
import Steps from '@site/src/components/Steps';

export default {...MDXComponents, Card, Cards, Steps, TabItem, Tabs};
