/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** What a person decides about, each on its own. */
export type ConsentKind = 'terms' | 'health' | 'ai';

/** How suggestions were asked for. */
export type SuggestionForm = 'card' | 'list' | 'prompt';

/** Where the text comes from. */
export type SuggestionSource = 'ai' | 'built_in' | 'memory';

export type TodaysSuggestionsQueryVariables = Exact<{ [key: string]: never }>;

export type TodaysSuggestionsQuery = {
  ai: { isAvailable: boolean; host: string | null };
  me: {
    id: string;
    todaysCheckIn: {
      id: string;
      date: string;
      whatIsGoodText: string;
      lookingForwardText: string;
      needMoreText: string;
      updatedAt: string;
    } | null;
    settings: { aiSuggestionsEnabled: boolean };
    consents: Array<{ kind: ConsentKind; isGiven: boolean }>;
    todaysSuggestions: Array<{
      id: string;
      number: number;
      limit: number;
      form: SuggestionForm;
      date: string;
      createdAt: string;
      suggestions: Array<{ id: string; text: string; minutes: number | null; source: SuggestionSource }>;
    }>;
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
                      { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'aiSuggestionsEnabled' } }],
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
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'suggestions' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'source' } },
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
