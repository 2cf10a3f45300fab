/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** New tasks for a day. */
export type ReplaceTasksInput = {
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** At least one, at most one of each type. */
  tasks: Array<TaskInput>;
};

/** Where the text comes from. */
export type SuggestionSource = 'ai' | 'built_in' | 'memory';

/** A task for a day. */
export type TaskInput = {
  /** A UUID made by the client; made here when left out. */
  id?: string | null;
  /** At most 2000 characters. */
  text: string;
  /** What kind of thing it is. */
  type: TaskType;
  /** How much it matters today; when left out high, medium and low in the order of the types. */
  priority?: TaskPriority | null;
  /** Where the text comes from. */
  source?: SuggestionSource;
};

/** How much it matters today. */
export type TaskPriority = 'high' | 'medium' | 'low';

/** The three tasks of a day, one of each. */
export type TaskType = 'mindfulness' | 'wellbeing' | 'activity';

export type ReplaceTasksMutationVariables = Exact<{
  input: ReplaceTasksInput;
}>;

export type ReplaceTasksMutation = {
  replaceTasks: Array<{
    id: string;
    date: string;
    text: string;
    type: TaskType;
    source: SuggestionSource;
    isCompleted: boolean;
  }>;
};

export const ReplaceTasksDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReplaceTasks' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ReplaceTasksInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'replaceTasks' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isCompleted' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReplaceTasksMutation, ReplaceTasksMutationVariables>;
