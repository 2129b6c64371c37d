// Imported for its side effect, before anything of Docusaurus: with a wrong version, that import alone can fail, with
// a message from a package that nobody has heard of.
import {checkVersions, TESTED} from './checkVersions';
import {readInstalled} from './readInstalled';

const names = TESTED.map(({name}) => name);
const {node, installed} = readInstalled(process.cwd(), names);
const {errors, infos} = checkVersions(process.versions.node, node, installed);

if (errors.length > 0) {
  errors.forEach((error) => console.error(`[ERROR] ${error}`));
  process.exit(1);
}
infos.forEach((info) => console.log(`[INFO] ${info}`));
