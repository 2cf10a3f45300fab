/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type PatternsQueryVariables = Exact<{
  language: Types.Language;
}>;

export type PatternsQuery = {
  me: {
    id: string;
    patterns: {
      state: Types.PatternsState;
      days: number;
      looked: number;
      firstDate: string | null;
      nextQuestionOn: string | null;
      outcomes: Array<Types.PatternOutcome>;
      patterns: Array<{
        id: string;
        text: string;
        after: string;
        outcome: Types.PatternOutcome;
        lagDays: number;
        direction: Types.PatternDirection;
        strength: Types.PatternStrength;
        isAsked: boolean;
        with: { hits: number; days: number };
        without: { hits: number; days: number };
        behind: Array<{ date: string; answer: number; sign: number; usual: number }>;
      }>;
      question: {
        outcome: Types.PatternOutcome;
        state: Types.PatternsState;
        exposure: { kind: Types.ExposureKind; name: string | null; label: string };
      } | null;
      hidden: Array<{
        id: string;
        outcome: Types.PatternOutcome;
        exposure: { kind: Types.ExposureKind; name: string | null; label: string };
      }>;
      trial: {
        id: string;
        thing: string;
        firstDate: string;
        lastDate: string;
        isDrawnToday: boolean;
        isOver: boolean;
        isSeen: boolean;
        with: { hits: number; days: number };
        without: { hits: number; days: number };
      } | null;
      exposures: Array<{ kind: Types.ExposureKind; name: string | null; label: string }>;
    };
  };
};

export const PatternsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Patterns' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Language' } } },
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
                  name: { kind: 'Name', value: 'patterns' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'days' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'looked' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstDate' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'patterns' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'text' },
                              arguments: [
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'language' },
                                  value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
                                },
                              ],
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'after' },
                              arguments: [
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'language' },
                                  value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
                                },
                              ],
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lagDays' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'direction' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'strength' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isAsked' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'with' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'hits' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'days' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'without' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'hits' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'days' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'behind' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'answer' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'sign' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'usual' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'question' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'exposure' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'label' },
                                    arguments: [
                                      {
                                        kind: 'Argument',
                                        name: { kind: 'Name', value: 'language' },
                                        value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
                                      },
                                    ],
                                  },
                                ],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'nextQuestionOn' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'hidden' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'exposure' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'label' },
                                    arguments: [
                                      {
                                        kind: 'Argument',
                                        name: { kind: 'Name', value: 'language' },
                                        value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
                                      },
                                    ],
                                  },
                                ],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'trial' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'thing' },
                              arguments: [
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'language' },
                                  value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
                                },
                              ],
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstDate' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lastDate' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isDrawnToday' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isOver' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isSeen' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'with' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'hits' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'days' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'without' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'hits' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'days' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'exposures' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'label' },
                              arguments: [
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'language' },
                                  value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
                                },
                              ],
                            },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'outcomes' } },
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
} as unknown as DocumentNode<PatternsQuery, PatternsQueryVariables>;
