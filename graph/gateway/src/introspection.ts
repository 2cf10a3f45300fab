import { Kind, OperationTypeNode, parse, type ParseOptions, type SelectionSetNode } from 'graphql';

/** Whether everything asked for is about the schema itself: such a question is deep by nature and reaches no subgraph. */
export function isAboutSchema(selections: SelectionSetNode): boolean {
  return selections.selections.every((each) => each.kind === Kind.FIELD && each.name.value.startsWith('__'));
}

/** Whether a request asks about the schema and nothing else, so that it may be answered without a token. */
export function isSchemaQuestion(query: unknown, limits: ParseOptions): boolean {
  if (typeof query !== 'string') return false;
  try {
    return parse(query, limits).definitions.every(
      (each) =>
        each.kind === Kind.FRAGMENT_DEFINITION ||
        (each.kind === Kind.OPERATION_DEFINITION &&
          each.operation === OperationTypeNode.QUERY &&
          isAboutSchema(each.selectionSet)),
    );
  } catch {
    return false;
  }
}
