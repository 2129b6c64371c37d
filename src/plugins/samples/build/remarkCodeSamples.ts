import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {expandTags} from '../../page-tags';
import {ContentError} from '../../problems';
import {checkOutcomes} from './checkOutcomes';
import {defineOutcomeTag} from './defineOutcomeTag';
import {defineSampleTag} from './defineSampleTag';
import {listSampleNames, readOutput, readSample} from './readSample';

/** `fingerprint` changes with the samples: it makes the bundler compile the pages again. */
type CodeSamplesOptions = {
  readonly siteDir: string;
  readonly fingerprint: string;
};

/**
 * A remark plugin that replaces `<Sample name>` with programs: a tab for each language, and the
 * recorded output. It runs before Docusaurus' own plugins, and after those that add samples.
 *
 * @param options the folder of the site
 * @returns a transformer; it throws ContentError for every mistake in a page's samples
 */
export function remarkCodeSamples({siteDir}: CodeSamplesOptions) {
  return (tree: Root, file: VFile): void => {
    const source = {
      names: listSampleNames(siteDir),
      read: (name: string) => readSample(siteDir, name),
      readOutput: (name: string, outputName?: string) => readOutput(siteDir, name, outputName),
    };
    const problems = checkOutcomes(tree, file, source.readOutput);
    if (problems.length > 0) throw new ContentError(problems);
    expandTags(tree, file, {
      Sample: defineSampleTag(source),
      Outcome: defineOutcomeTag((name) => source.readOutput(name)),
    });
  };
}
