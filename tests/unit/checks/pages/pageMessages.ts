import {checkPages} from '../../../../src/plugins/checks/build/pages/checkPages';

/** The URL at which the pages are published. */
export const SITE = 'https://docs.rungen.ai';

/** A valid front matter. */
export const FRONT_MATTER = `---
title: Start a machine
description: Starts one machine and waits until it answers, with what to do when it does not.
kind: how-to
---
`;

/** Returns every message about one page, as a writer reads it. */
export function messagesOf(text: string, file = 'docs/start.mdx'): string[] {
  return checkPages([{file, text}], SITE).map(
    ({place, problem, fix}) => `${place} ${problem} | ${fix}`,
  );
}

/** Returns every message about a page whose front matter is valid. */
export function messagesOfBody(body: string): string[] {
  return messagesOf(`${FRONT_MATTER}\n${body}\n`);
}
