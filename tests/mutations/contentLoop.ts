import {checkConfirmed, CONFIRMED, readSources} from '../../src/plugins/facts';
import type {Problem} from '../../src/plugins/problems';
import {checkContent} from '../../src/site/checkContent';

/** The requested check: the content check of the build, or whether each text is unchanged since it was confirmed. */
export type Question = 'content' | 'sources';

/** The response: every problem, or the error that ended the check. */
export type Verdict = {readonly problems: readonly Pick<Problem, 'place' | 'problem'>[]};

/** Checks the content once for each message, in one process, so that the next check starts warm. */
process.on('message', (question: Question) => {
  void answer(question).then((verdict) => process.send?.(verdict));
});

async function answer(question: Question): Promise<Verdict> {
  try {
    const siteDir = process.cwd();
    if (question === 'content') return {problems: await checkContent(siteDir, () => undefined)};
    const {texts, confirmedTexts} = readSources(siteDir);
    return {problems: checkConfirmed(texts, confirmedTexts, CONFIRMED.texts)};
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return {problems: [{place: '', problem}]};
  }
}
