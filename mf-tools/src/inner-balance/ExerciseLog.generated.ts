/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type ExerciseLogQueryVariables = Exact<{
  first: number;
  after?: string | null;
}>;

export type ExerciseLogQuery = {
  me: {
    id: string;
    toolActivities: {
      endCursor: string | null;
      hasNextPage: boolean;
      nodes: Array<{
        id: string;
        date: string;
        record:
          | {
              __typename: 'InnerBalanceRecord';
              category: Types.InnerBalanceCategory;
              activity: string;
              durationMinutes: number | null;
              feltAfter: Types.AfterFeeling | null;
            }
          | { __typename: 'MicroRegulationRecord' }
          | { __typename: 'SocialSupportRecord' }
          | { __typename: 'SelfPriorityRecord' };
      }>;
    };
  };
};

export const ExerciseLogDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ExerciseLog' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
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
                  name: { kind: 'Name', value: 'toolActivities' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'after' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'tool' },
                      value: { kind: 'EnumValue', value: 'inner_balance' },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'nodes' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'record' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                                  {
                                    kind: 'InlineFragment',
                                    typeCondition: {
                                      kind: 'NamedType',
                                      name: { kind: 'Name', value: 'InnerBalanceRecord' },
                                    },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'activity' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'durationMinutes' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'feltAfter' } },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
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
} as unknown as DocumentNode<ExerciseLogQuery, ExerciseLogQueryVariables>;
