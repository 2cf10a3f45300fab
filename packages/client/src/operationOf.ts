import { Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql';

/** The one operation of a document of ours. */
export function operationOf({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  return definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
}
