/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type SavePacingDayMutationVariables = Exact<{
  input: Types.SavePacingDayInput;
}>;

export type SavePacingDayMutation = {
  savePacingDay: {
    date: string;
    room: number;
    isRoomOwn: boolean;
    isBig: boolean;
    morning: Types.PacingMorning | null;
    line: Types.PacingLine | null;
    things: Array<{ id: string; name: string; size: number; done: boolean }>;
  };
};

export const SavePacingDayDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SavePacingDay' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SavePacingDayInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savePacingDay' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'room' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRoomOwn' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'things' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'size' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'done' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'isBig' } },
                { kind: 'Field', name: { kind: 'Name', value: 'morning' } },
                { kind: 'Field', name: { kind: 'Name', value: 'line' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavePacingDayMutation, SavePacingDayMutationVariables>;
