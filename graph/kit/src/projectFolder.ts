import { existsSync } from 'node:fs';
import path from 'node:path';

const MARK = path.join('graph', 'supergraph.graphql');

/** The project's root, found upwards from the started script or the working folder: a bundle does not lie beside its source. */
export function projectFolder(): string {
  for (const start of [path.dirname(process.argv[1] ?? ''), process.cwd()]) {
    let folder = path.resolve(start);
    while (!existsSync(path.join(folder, MARK)) && folder !== path.dirname(folder)) folder = path.dirname(folder);
    if (existsSync(path.join(folder, MARK))) return folder;
  }
  throw new Error(`Cannot find ${MARK}: start from the project's root`);
}
