import type {ElementType} from 'react';
import type {PageComponent} from '@site/src/content/checks/pageComponents';
import MDXComponents from '@theme-original/MDXComponents';
import {Console, Fence} from '@site/src/plugins/console/client/Console';
import Anchored from '@site/src/theme/components/Anchored';
import {Action, Actions, Cards, Hero} from '@site/src/theme/components/boxes';
import Card from '@site/src/theme/components/Card';
import Field from '@site/src/theme/components/Field';
import PageTools, {PageHead} from '@site/src/theme/components/PageTools';

/** The components of pages, which import nothing. */
const pageComponents: Readonly<Record<PageComponent, ElementType>> = {
  Action,
  Actions,
  Anchored,
  Card,
  Cards,
  Hero,
  PageHead,
  PageTools,
};

export default {
  ...MDXComponents,
  ...pageComponents,
  Console,
  Fence,
  Field,
};
