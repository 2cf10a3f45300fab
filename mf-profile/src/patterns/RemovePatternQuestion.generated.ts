/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type RemovePatternQuestionMutationVariables = Exact<{ [key: string]: never }>;

export type RemovePatternQuestionMutation = {
  removePatternQuestion: { state: Types.PatternsState; days: number; looked: number; firstDate: string | null };
};

export const RemovePatternQuestionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemovePatternQuestion' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removePatternQuestion' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'days' } },
                { kind: 'Field', name: { kind: 'Name', value: 'looked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstDate' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemovePatternQuestionMutation, RemovePatternQuestionMutationVariables>;
