import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** The checkbox of a task list item. Markdown gives it no accessible name: screen readers would only say "checkbox". */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const name = props.checked
    ? translate({id: 'site.taskBox.done', message: 'Done'})
    : translate({id: 'site.taskBox.open', message: 'To do'});
  return <input {...props} aria-label={name} />;
}
