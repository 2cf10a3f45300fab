import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { normalOperationText } from '../operationText.ts';
import { projectFolder } from '../projectFolder.ts';

/** The normal text of everything the shell, the remotes and the packages ask of the graph, built or not. */
export function repositoryOperations(): string[] {
  const folder = projectFolder();
  const files = globSync(['shell/src/**/*.graphql', 'mf-*/src/**/*.graphql', 'packages/*/src/**/*.graphql'], {
    cwd: folder,
  });
  return files.toSorted().map((file) => normalOperationText(parse(readFileSync(path.join(folder, file), 'utf8'))));
}
