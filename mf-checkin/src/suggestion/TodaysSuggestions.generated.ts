/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type TodaysSuggestionsQueryVariables = Exact<{ [key: string]: never }>;

export type TodaysSuggestionsQuery = {
  ai: { isAvailable: boolean; host: string | null };
  me: {
    id: string;
    effectiveCapacity: Types.CapacityLevel | null;
    todaysCheckIn: {
      id: string;
      date: string;
      whatIsGoodText: string;
      lookingForwardText: string;
      needMoreText: string;
      needMore: Array<Types.NeedMore>;
      updatedAt: string;
    } | null;
    profile: { avoidSuggestions: Array<Types.AvoidSuggestion>; considerations: Array<Types.Consideration> } | null;
    settings: { aiSuggestionsEnabled: boolean; memoryInspiration: boolean };
    consents: Array<{ kind: Types.ConsentKind; isGiven: boolean }>;
    todaysSuggestions: Array<{
      id: string;
      number: number;
      limit: number;
      form: Types.SuggestionForm;
      date: string;
      createdAt: string;
      seen: string | null;
      about: Types.WishGroup | null;
      guesses: Array<Types.WishGroup> | null;
      help: { kind: Types.CrisisKind } | null;
      suggestions: Array<{
        id: string;
        text: string;
        title: string | null;
        emoji: string;
        minutes: number | null;
        category: Types.SuggestionCategory;
        source: Types.SuggestionSource;
        needs: Array<Types.NeedMore>;
        why: Types.SuggestionWhy | null;
      }>;
    }>;
    suggestionInteractions: {
      nodes: Array<{ id: string; suggestionText: string; interactionType: Types.InteractionType; date: string }>;
    };
  };
};

export const TodaysSuggestionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TodaysSuggestions' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ai' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'isAvailable' } },
                { kind: 'Field', name: { kind: 'Name', value: 'host' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'todaysCheckIn' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'whatIsGoodText' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lookingForwardText' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'needMoreText' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'needMore' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'effectiveCapacity' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profile' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'avoidSuggestions' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'considerations' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'aiSuggestionsEnabled' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'memoryInspiration' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'consents' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isGiven' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'todaysSuggestions' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'limit' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'form' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'seen' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'help' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'kind' } }],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'guesses' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'suggestions' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'emoji' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'needs' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'why' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'suggestionInteractions' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '50' },
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
                            { kind: 'Field', name: { kind: 'Name', value: 'suggestionText' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'interactionType' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'date' } },
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
      },
    },
  ],
} as unknown as DocumentNode<TodaysSuggestionsQuery, TodaysSuggestionsQueryVariables>;
