import { globSync } from 'node:fs';
import path from 'node:path';
import { operationDocuments } from '@spire/testing/operationDocuments';
import { normalOperationText } from '../operationText.ts';
import { projectFolder } from '../projectFolder.ts';

/** The normal text of everything the shell, the remotes and the packages ask of the graph, built or not. */
export function repositoryOperations(): string[] {
  const folder = projectFolder();
  const files = globSync(['shell/src/**/*.graphql', 'mf-*/src/**/*.graphql', 'packages/*/src/**/*.graphql'], {
    cwd: folder,
  });
  const paths = files.toSorted().map((file) => path.join(folder, file));
  return operationDocuments(paths).map(({ document }) => normalOperationText(document));
}
