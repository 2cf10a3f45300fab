/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** How much energy the person has, lowest first. It shapes every text the product offers. */
export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

/** What the product should take into account. */
export type Consideration =
  | 'feeling_fine'
  | 'mental_strength'
  | 'chronic_pain'
  | 'adhd'
  | 'indre_uro'
  | 'fatigue'
  | 'stress'
  | 'brain_injury'
  | 'self_esteem'
  | 'anxiety'
  | 'depression'
  | 'stomach_problems'
  | 'sleep_problems'
  | 'mobility_problems'
  | 'relationship_anxiety'
  | 'invisible_illness'
  | 'chronic_illness'
  | 'me_fibro_syndromes'
  | 'medical_treatment'
  | 'varying_form'
  | 'burnout'
  | 'brain_fog'
  | 'guilty_conscience';

/** Chips of "what is good now". */
export type GoodNow =
  | 'glede'
  | 'mestring'
  | 'takknemlighet'
  | 'forventning'
  | 'roIKroppen'
  | 'fokus'
  | 'haap'
  | 'motivasjon'
  | 'forbindelse'
  | 'indreRo';

/** Chips of "what do you need more of". */
export type NeedMore =
  | 'ro'
  | 'energi'
  | 'glede'
  | 'mestring'
  | 'fokus'
  | 'klarhet'
  | 'selvfoelelse'
  | 'latter'
  | 'kreativitet'
  | 'trygghet'
  | 'natur'
  | 'stoette';

export type SummaryQueryVariables = Exact<{
  from: string;
}>;

export type SummaryQuery = {
  me: {
    id: string;
    createdAt: string;
    profile: { nickname: string; capacityLevel: CapacityLevel | null; considerations: Array<Consideration> } | null;
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
        whatIsGood: Array<GoodNow>;
        whatIsGoodText: string;
        lookingForwardText: string;
        needMore: Array<NeedMore>;
        needMoreText: string;
      }>;
    };
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
