import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';
import { readFileSync } from 'node:fs';

/** The operation of a `*.graphql` file, and the file. */
export interface WrittenOperation {
  file: string;
  document: DocumentNode;
}

/**
 * The operations of these `*.graphql` files, each with the fragments it spreads written out: one list of fields serves
 * many operations, and what is sent still stands alone. A file of fragments has no operation of its own.
 */
export function operationDocuments(files: readonly string[]): WrittenOperation[] {
  const all = files.map((file) => ({ file, document: parse(readFileSync(file, 'utf8')) }));
  const fragments = new Map(
    all
      .flatMap(({ document }) => document.definitions)
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return all
    .filter(({ document }) => document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
    .map(({ file, document }) => ({ file, document: writtenOut(file, document, fragments) }));
}

/** An operation as it is sent. */
export const textOf = ({ document }: WrittenOperation): string => print(document);

function writtenOut(file: string, document: DocumentNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  return visit(document, {
    SelectionSet: (node) => ({
      ...node,
      selections: node.selections.flatMap((each) => {
        if (each.kind !== Kind.FRAGMENT_SPREAD) return [each];
        const fragment = fragments.get(each.name.value);
        if (fragment === undefined) throw new Error(`${file} spreads a fragment ${each.name.value}, which is nowhere`);
        return fragment.selectionSet.selections;
      }),
    }),
  });
}
