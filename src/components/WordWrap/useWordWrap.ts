import {useCallback, useEffect, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';

type WordWrap = ReturnType<typeof useCodeWordWrap>;

/** The lines that a block of code has on screen: more than in its text when some go on in the next one. */
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
 * Whether the long lines of a code block go on in the next one. The style sheet decides by the width of the window
 * until a reader does, by the button, which is there when a line is too long.
 *
 * @returns what the theme's word-wrap button asks for
 */
export function useWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [shown, setShown] = useState<Shown>({isEnabled: false, isCodeScrollable: false});
  useEffect(() => {
    const block = codeBlockRef.current;
    const code = block?.querySelector<HTMLElement>('code');
    if (!block || !code) return undefined;
    // Fires too when a tab or a part that held the block closed opens, and when a choice changes its height.
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
