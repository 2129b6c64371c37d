import path from 'node:path';
import {serveBuild} from './serveBuild';

/** Serves a folder until it is ended. Arguments: the port, and the folder if it is not `build/`. */
void serveBuild(path.resolve(process.argv[3] ?? 'build'), Number(process.argv[2] ?? 0)).then(
  ({url}) => console.log(`Serving ${url}`),
);
