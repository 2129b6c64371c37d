// Ejected. Changes: no `style` attribute, because colors come from the style sheet.
import type {HTMLAttributes, ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';

type Props = {readonly as: 'div' | 'pre'} & HTMLAttributes<HTMLElement>;

/** The box of a code block. */
export default function CodeBlockContainer({as: Box, className, ...props}: Props): ReactNode {
  return <Box {...props} className={clsx(className, ThemeClassNames.common.codeBlock)} />;
}
