import type {TagDefinition} from '../../../page-tags';
import {buildMemoryPlot} from './buildMemoryPlot';
import {PUBLIC_MODELS} from './models';

/** @returns the tags for one page; each call numbers the ids of drawings from one */
export function defineMemoryTags(): Readonly<Record<string, TagDefinition>> {
  let plots = 0;
  return {
    GpuMemoryPlot: {
      attributes: [],
      expand: () => {
        plots += 1;
        return [buildMemoryPlot(plots === 1 ? 'gpu-memory' : `gpu-memory-${plots}`, PUBLIC_MODELS)];
      },
    },
  };
}
