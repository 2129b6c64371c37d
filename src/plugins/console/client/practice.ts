/** The app that Run creates and the input of the job that it runs, if a task needs them and they do not exist. */
export const PRACTICE_APP = {
  name: 'poster-maker',
  description: 'Draws posters from a prompt',
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
  configuration: {gpu_tier: 'STANDARD'},
};
export const PRACTICE_INPUT = {
  prompt: 'A poster of a lighthouse at dawn',
  width: 1024,
  height: 1024,
};

/** The input of the example `wideImage` of the contract, whose picture fills the frame on home. */
export const WIDE_INPUT = {...PRACTICE_INPUT, height: 448};
