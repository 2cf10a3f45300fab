/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** What became of a suggestion. Only a completed one gives points. */
export type InteractionType = 'generated' | 'liked' | 'completed';

/** What became of a suggestion. */
export type RecordSuggestionInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** At most 2000 characters. */
  suggestionText: string;
  /** What was suggested. */
  suggestionType: SuggestionKind;
  /** What became of it. */
  interactionType: InteractionType;
  /** What kind of thing it is, when known. */
  category?: SuggestionCategory | null;
  /** Today where the person is; what is not `generated` may be up to 30 days back. */
  date: string;
};

/** What kind of thing it is. */
export type SuggestionCategory = 'mindfulness' | 'physical' | 'social' | 'creative' | 'practical';

/** What was suggested. */
export type SuggestionKind =
  | 'ai'
  | 'memory_inspired'
  | 'regular'
  | 'task_mindfulness'
  | 'task_wellbeing'
  | 'task_activity';

export type RecordSuggestionMutationVariables = Exact<{
  input: RecordSuggestionInput;
}>;

export type RecordSuggestionMutation = {
  recordSuggestion: { id: string; suggestionText: string; interactionType: InteractionType; date: string };
};

export const RecordSuggestionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RecordSuggestion' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RecordSuggestionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'recordSuggestion' },
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
} as unknown as DocumentNode<RecordSuggestionMutation, RecordSuggestionMutationVariables>;
