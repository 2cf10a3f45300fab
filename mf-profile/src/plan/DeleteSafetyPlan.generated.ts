/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type DeleteSafetyPlanMutationVariables = Exact<{ [key: string]: never }>;

export type DeleteSafetyPlanMutation = { deleteSafetyPlan: boolean };

export const DeleteSafetyPlanDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteSafetyPlan' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'deleteSafetyPlan' } }],
      },
    },
  ],
} as unknown as DocumentNode<DeleteSafetyPlanMutation, DeleteSafetyPlanMutationVariables>;
