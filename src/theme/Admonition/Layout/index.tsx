// Wrapped. Adds: an intrinsic size for the icon, so that it does not fill the window when the style sheet is
// missing.
import {cloneElement, isValidElement} from 'react';
import type {ReactNode, SVGProps} from 'react';
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

const SIZE = {width: 16, height: 16} as const;

/** The box of a note, tip or warning. */
export default function SizedAdmonitionLayout({icon, ...rest}: Props): ReactNode {
  const sized = isValidElement<SVGProps<SVGSVGElement>>(icon) ? cloneElement(icon, SIZE) : icon;
  return <AdmonitionLayout icon={sized} {...rest} />;
}
