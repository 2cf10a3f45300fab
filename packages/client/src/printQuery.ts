import type { DocumentNode, SelectionSetNode } from 'graphql';

function printSelections(set: SelectionSetNode): string {
  const fields = set.selections.map((selection) => {
    if (selection.kind !== 'Field' || selection.arguments?.length || selection.alias || selection.directives?.length) {
      throw new Error('printQuery knows plain fields only');
    }
    const inner = selection.selectionSet;
    return inner === undefined ? selection.name.value : `${selection.name.value} ${printSelections(inner)}`;
  });
  return `{ ${fields.join(' ')} }`;
}

/**
 * The text of a query made of plain fields, in a tenth of the bytes of graphql's own printer. Throws at anything else:
 * such questions belong to Apollo.
 */
export function printQuery(document: DocumentNode): string {
  const [operation, ...others] = document.definitions;
  if (operation?.kind !== 'OperationDefinition' || operation.variableDefinitions?.length || others.length > 0) {
    throw new Error('printQuery knows one query without variables only');
  }
  return `${operation.operation} ${operation.name?.value ?? ''} ${printSelections(operation.selectionSet)}`;
}
