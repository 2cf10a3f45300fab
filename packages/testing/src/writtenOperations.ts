import { mutationOf } from '@spire/client/pendingAnswer';
import { getOperationAST, OperationTypeNode, parse, type DocumentNode } from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspaceRoot.ts';

/** Every write that a page of a remote or of a package makes, and the file that asks it. */
export function writtenOperations(): { mutation: string; file: string; document: DocumentNode }[] {
  const root = workspaceRoot();
  return globSync('{mf-*,packages/*}/src/**/*.graphql', { cwd: root }).flatMap((file) => {
    const document = parse(readFileSync(path.join(root, file), 'utf8'));
    const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
    return isMutation ? [{ mutation: mutationOf(document), file, document }] : [];
  });
}
