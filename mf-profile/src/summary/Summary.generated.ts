/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type SummaryQueryVariables = Exact<{
  from: string;
}>;

export type SummaryQuery = {
  me: {
    id: string;
    createdAt: string;
    profile: {
      nickname: string;
      capacityLevel: Types.CapacityLevel | null;
      considerations: Array<Types.Consideration>;
    } | null;
    growth: {
      days: Array<{
        date: string;
        points: number;
        checkIn: boolean;
        memories: number;
        completed: number;
        tools: number;
        isRestDay: boolean;
      }>;
    };
    checkIns: {
      endCursor: string | null;
      hasNextPage: boolean;
      nodes: Array<{
        id: string;
        date: string;
        whatIsGood: Array<Types.GoodNow>;
        whatIsGoodText: string;
        lookingForwardText: string;
        needMore: Array<Types.NeedMore>;
        needMoreText: string;
      }>;
    };
    importedMoods: Array<{ date: string; mood: number; source: string }>;
    moods: {
      endCursor: string | null;
      hasNextPage: boolean;
      nodes: Array<{ id: string; date: string; mood: number | null }>;
    };
  };
};

export const SummaryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Summary' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profile' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nickname' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'capacityLevel' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'considerations' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'growth' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'days' },
                        arguments: [
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'last' },
                            value: { kind: 'IntValue', value: '28' },
                          },
                        ],
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'points' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'checkIn' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'memories' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'tools' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isRestDay' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'checkIns' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '28' },
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
                            { kind: 'Field', name: { kind: 'Name', value: 'whatIsGood' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'whatIsGoodText' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lookingForwardText' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'needMore' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'needMoreText' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'importedMoods' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'from' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'mood' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'moods' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '28' },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'from' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
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
                            { kind: 'Field', name: { kind: 'Name', value: 'mood' } },
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
} as unknown as DocumentNode<SummaryQuery, SummaryQueryVariables>;
