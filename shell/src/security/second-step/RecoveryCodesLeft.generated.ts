/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type RecoveryCodesLeftQueryVariables = Exact<{ [key: string]: never }>;

export type RecoveryCodesLeftQuery = { me: { id: string; recoveryCodesLeft: number } };

export const RecoveryCodesLeftDocument = {
  kind: 'Document',
  loc: { source: { body: 'query RecoveryCodesLeft{me{id recoveryCodesLeft}}' } },
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'RecoveryCodesLeft' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'recoveryCodesLeft' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RecoveryCodesLeftQuery, RecoveryCodesLeftQueryVariables>;
