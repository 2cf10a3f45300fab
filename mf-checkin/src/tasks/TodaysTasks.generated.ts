/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type TodaysTasksQueryVariables = Exact<{ [key: string]: never }>;

export type TodaysTasksQuery = {
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
    } | null;
    profile: { avoidSuggestions: Array<Types.AvoidSuggestion>; considerations: Array<Types.Consideration> } | null;
    tasks: Array<{
      id: string;
      date: string;
      text: string;
      type: Types.TaskType;
      source: Types.SuggestionSource;
      isCompleted: boolean;
    }>;
  };
};

export const TodaysTasksDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TodaysTasks' },
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
                  name: { kind: 'Name', value: 'tasks' },
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
      },
    },
  ],
} as unknown as DocumentNode<TodaysTasksQuery, TodaysTasksQueryVariables>;
