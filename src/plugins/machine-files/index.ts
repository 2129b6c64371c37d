import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildMachineFiles, type MachineFacts} from './buildMachineFiles';

export type PluginOptions = Omit<MachineFacts, 'siteUrl'>;

/** Writes the files that programs look for at fixed addresses. */
export default function machineFiles({siteConfig}: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'machine-files',
    async postBuild({outDir}) {
      for (const file of buildMachineFiles({...options, siteUrl: siteConfig.url})) {
        const target = path.join(outDir, file.path);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, file.text);
      }
    },
  };
}
