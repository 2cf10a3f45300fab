/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type EndPatternTrialMutationVariables = Exact<{ [key: string]: never }>;

export type EndPatternTrialMutation = {
  endPatternTrial: { state: Types.PatternsState; days: number; looked: number; firstDate: string | null };
};

export const EndPatternTrialDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'EndPatternTrial' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'endPatternTrial' },
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
} as unknown as DocumentNode<EndPatternTrialMutation, EndPatternTrialMutationVariables>;
