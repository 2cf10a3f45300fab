/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type StandingCheckInQueryVariables = Exact<{
  date: string;
}>;

export type StandingCheckInQuery = {
  me: {
    id: string;
    checkIn: {
      id: string;
      whatIsGood: Array<Types.GoodNow>;
      whatIsGoodText: string;
      lookingForward: Array<Types.LookingForward>;
      lookingForwardText: string;
      needMore: Array<Types.NeedMore>;
      needMoreText: string;
      updatedAt: string;
    } | null;
  };
};

export const StandingCheckInDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StandingCheckIn' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'date' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'LocalDate' } } },
        },
      ],
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
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'checkIn' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'date' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'date' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
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
      },
    },
  ],
} as unknown as DocumentNode<StandingCheckInQuery, StandingCheckInQueryVariables>;
