import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** The box of a task list. Markdown gives it no name, so that a screen reader would say "checkbox" only. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const name = props.checked
    ? translate({id: 'site.taskBox.done', message: 'Done'})
    : translate({id: 'site.taskBox.open', message: 'To do'});
  return <input {...props} aria-label={name} />;
}
