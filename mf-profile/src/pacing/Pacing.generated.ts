/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type PacingQueryVariables = Exact<{
  date: string;
}>;

export type PacingQuery = {
  me: {
    id: string;
    isPacingOn: boolean;
    settings: { numbersShown: boolean; lowEnergyToday: boolean };
    pacing: {
      date: string;
      isOn: boolean;
      room: number;
      usualRoom: number | null;
      isRoomOwn: boolean;
      isBig: boolean;
      morning: Types.PacingMorning | null;
      line: Types.PacingLine | null;
      things: Array<{ id: string; name: string; size: number; done: boolean }>;
      used: Array<{ name: string; size: number }>;
    };
  };
};

export const PacingDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Pacing' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'date' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'isPacingOn' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'numbersShown' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lowEnergyToday' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pacing' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'date' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'date' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'room' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'usualRoom' } },
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
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'used' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'size' } },
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
      },
    },
  ],
} as unknown as DocumentNode<PacingQuery, PacingQueryVariables>;
