import {useCallback, useEffect, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';

type WordWrap = ReturnType<typeof useCodeWordWrap>;

/** Counts the lines of a code block on screen: more than in its text when some lines wrap. */
function countShownLines(code: Element): number {
  const {lineHeight, paddingBlockStart, paddingBlockEnd} = getComputedStyle(code);
  const height = code.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
  return Math.round(height / parseFloat(lineHeight));
}

type Shown = Pick<WordWrap, 'isEnabled' | 'isCodeScrollable'>;

function readShown(block: HTMLElement, code: HTMLElement): Shown {
  const isWrapped = getComputedStyle(code).whiteSpace === 'pre-wrap';
  const isLong = isWrapped
    ? countShownLines(code) > code.innerText.split('\n').length
    : block.scrollWidth > block.clientWidth;
  return {isEnabled: isWrapped && isLong, isCodeScrollable: isLong};
}

/**
 * Controls whether the long lines of a code block wrap. The style sheet decides by the width of the window until the
 * reader uses the button, which is shown when a line is too long.
 *
 * @returns the state that the theme's word-wrap button needs
 */
export function useWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [shown, setShown] = useState<Shown>({isEnabled: false, isCodeScrollable: false});
  useEffect(() => {
    const block = codeBlockRef.current;
    const code = block?.querySelector<HTMLElement>('code');
    if (!block || !code) return undefined;
    // Also fires when a tab or `details` element that hid the block opens, and when toggling changes its height.
    const observer = new ResizeObserver(() => setShown(readShown(block, code)));
    observer.observe(block);
    observer.observe(code);
    return () => observer.disconnect();
  }, []);
  const {isEnabled, isCodeScrollable} = shown;
  const toggle = useCallback(() => {
    const block = codeBlockRef.current;
    if (block) block.dataset.wrap = isEnabled ? 'off' : 'on';
  }, [isEnabled]);
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
