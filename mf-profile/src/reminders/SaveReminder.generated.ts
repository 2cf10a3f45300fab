/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** What a person can be reminded of. */
export type ReminderKind = 'checkIn' | 'task' | 'afterwards';

/** The whole of it. The time is one of the zone the request is sent from. */
export type SaveReminderInput = {
  /** Whether anything is sent. */
  isOn: boolean;
  /** At least one, each once. */
  kinds: Array<ReminderKind>;
  /** At least one, each once. */
  days: Array<Weekday>;
  /** hh:mm, 00:00 to 23:59. */
  time: string;
};

/** Days of the week, Monday first. */
export type Weekday = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU';

export type SaveReminderMutationVariables = Exact<{
  input: SaveReminderInput;
}>;

export type SaveReminderMutation = {
  saveReminder: { isOn: boolean; kinds: Array<ReminderKind>; days: Array<Weekday>; time: string };
};

export const SaveReminderDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveReminder' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveReminderInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveReminder' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kinds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'days' } },
                { kind: 'Field', name: { kind: 'Name', value: 'time' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveReminderMutation, SaveReminderMutationVariables>;
