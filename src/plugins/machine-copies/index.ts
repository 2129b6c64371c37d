import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeBuiltFile} from '../built-pages';
import {buildMachineFiles, type MachineFacts} from './build/well-known/buildMachineFiles';

export {markdownCopies} from './build/markdown/markdownCopies';
export {drawPicture, socialImages} from './build/social-images/socialImages';

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
