import { createHash } from 'node:crypto';
import { type DocumentNode, Kind, print, type SelectionNode, stripIgnoredCharacters, visit } from 'graphql';

const isTypename = (node: SelectionNode) =>
  node.kind === Kind.FIELD && node.name.value === '__typename' && node.alias === undefined;

/** One text for all spellings of an operation: without layout, and without the type names a client's cache asks for. */
export function normalOperationText(document: DocumentNode): string {
  const plain = visit(document, {
    SelectionSet: (node) => {
      const selections = node.selections.filter((each) => !isTypename(each));
      return selections.length === 0 ? undefined : { ...node, selections };
    },
  });
  return stripIgnoredCharacters(print(plain));
}

/** The name a known operation goes by: sha256 of its normal text. */
export function operationHash(normalText: string): string {
  return createHash('sha256').update(normalText).digest('hex');
}
