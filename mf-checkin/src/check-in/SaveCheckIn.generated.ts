/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type SaveCheckInMutationVariables = Exact<{
  input: Types.SaveCheckInInput;
}>;

export type SaveCheckInMutation = {
  saveCheckIn: {
    id: string;
    date: string;
    whatIsGood: Array<Types.GoodNow>;
    whatIsGoodText: string;
    lookingForward: Array<Types.LookingForward>;
    lookingForwardText: string;
    needMore: Array<Types.NeedMore>;
    needMoreText: string;
    updatedAt: string;
  };
};

export const SaveCheckInDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveCheckIn' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveCheckInInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveCheckIn' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'whatIsGood' } },
                { kind: 'Field', name: { kind: 'Name', value: 'whatIsGoodText' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lookingForward' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lookingForwardText' } },
                { kind: 'Field', name: { kind: 'Name', value: 'needMore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'needMoreText' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveCheckInMutation, SaveCheckInMutationVariables>;
