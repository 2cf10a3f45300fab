import { Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql';

/** The one operation of a document of ours. */
export function operationOf({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  return definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
}

/** The variables of a write: its one input, or arguments of their own where the mutation takes those. */
export function variablesOf(document: DocumentNode, input: object): Record<string, unknown> {
  const names = operationOf(document)?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  return names.includes('input') ? { input } : { ...input };
}
