import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeBuiltFile} from '../built-pages/writeBuiltFile';
import {buildMachineFiles, type MachineFacts} from './buildMachineFiles';

export type PluginOptions = Omit<MachineFacts, 'siteUrl'>;

/** Writes the files that programs look for at fixed addresses. */
export default function machineFiles({siteConfig}: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'machine-files',
    async postBuild({outDir}) {
      for (const file of buildMachineFiles({...options, siteUrl: siteConfig.url})) {
        await writeBuiltFile(outDir, file.path, file.text);
      }
    },
  };
}
