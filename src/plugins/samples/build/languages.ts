/** A language that every sample is written in. */
export type Language = {
  /** The tab's value. */
  readonly id: 'curl' | 'python' | 'javascript' | 'go';
  /** The tab's label. */
  readonly label: string;
  /** How a code block names the language. */
  readonly fence: string;
  /** The program of a sample, relative to the folder of samples. */
  readonly programPath: (sample: string) => string;
  /** The name to save a copy under. */
  readonly fileName: (sample: string) => string;
};

/** The languages, in the order of the tabs. */
export const LANGUAGES: readonly Language[] = [
  {
    id: 'curl',
    label: 'cURL',
    fence: 'bash',
    programPath: (sample) => `curl/${sample}.sh`,
    fileName: (sample) => `${sample}.sh`,
  },
  {
    id: 'python',
    label: 'Python',
    fence: 'python',
    programPath: (sample) => `python/${sample}.py`,
    fileName: (sample) => `${sample}.py`,
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    fence: 'js',
    programPath: (sample) => `javascript/${sample}.mjs`,
    fileName: (sample) => `${sample}.mjs`,
  },
  {
    id: 'go',
    label: 'Go',
    fence: 'go',
    programPath: (sample) => `go/${sample}/main.go`,
    fileName: (sample) => `${sample}.go`,
  },
];

/**
 * @param sample the sample
 * @param outputName the name of a recorded output, if it is not the default one
 * @returns the path of the output of its last recorded run, relative to the folder of samples
 */
export function outputPath(sample: string, outputName?: string): string {
  return `output/${outputName === undefined ? sample : `${sample}.${outputName}`}.txt`;
}
