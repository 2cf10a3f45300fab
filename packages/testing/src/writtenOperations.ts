import { mutationOf } from '@spire/client/pendingAnswer';
import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql';
import { globSync } from 'node:fs';
import path from 'node:path';
import { operationDocuments } from './operationDocuments.ts';
import { workspaceRoot } from './workspaceRoot.ts';

/** Every write that a page of a remote or of a package makes, and the file that asks it. */
export function writtenOperations(): { mutation: string; file: string; document: DocumentNode }[] {
  const root = workspaceRoot();
  const files = globSync('{mf-*,packages/*}/src/**/*.graphql', { cwd: root });
  const operations = operationDocuments(files.map((file) => path.join(root, file)));
  return operations.flatMap(({ file: whole, document }) => {
    const file = path.relative(root, whole);
    const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
    return isMutation ? [{ mutation: mutationOf(document), file, document }] : [];
  });
}
