/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type MakeRecoveryCodesMutationVariables = Exact<{ [key: string]: never }>;

export type MakeRecoveryCodesMutation = { makeRecoveryCodes: Array<string> };

export const MakeRecoveryCodesDocument = {
  kind: 'Document',
  loc: { source: { body: 'mutation MakeRecoveryCodes{makeRecoveryCodes}' } },
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MakeRecoveryCodes' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'makeRecoveryCodes' } }],
      },
    },
  ],
} as unknown as DocumentNode<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>;
