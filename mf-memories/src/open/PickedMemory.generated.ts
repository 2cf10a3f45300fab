/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type PickedMemoryQueryVariables = Exact<{
  by: Types.MemoryPick;
  date: string;
  rather: Array<Types.MemoryCategory>;
  seen?: Array<string>;
}>;

export type PickedMemoryQuery = {
  me: {
    id: string;
    pickedMemory: {
      id: string;
      title: string;
      description: string;
      emoji: string;
      category: Types.MemoryCategory;
      goodnessRating: number;
      effortRating: number;
      told: Array<Types.MemoryTold>;
      marks: Array<Types.MemoryMark>;
      picturePath: string | null;
      pictureText: string;
      voicePath: string | null;
      voiceText: string;
      version: string;
      date: string | null;
      morePictures: Array<{ path: string; text: string }>;
    } | null;
  };
};

export const PickedMemoryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PickedMemory' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'by' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'MemoryPick' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'date' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'LocalDate' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'rather' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'MemoryCategory' } },
              },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'seen' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
            },
          },
          defaultValue: { kind: 'ListValue', values: [] },
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
                  name: { kind: 'Name', value: 'pickedMemory' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'by' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'by' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'date' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'date' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'rather' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'rather' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'seen' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'seen' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'emoji' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'goodnessRating' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'effortRating' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'told' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'picturePath' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'pictureText' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'morePictures' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'voicePath' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'voiceText' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'version' } },
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
} as unknown as DocumentNode<PickedMemoryQuery, PickedMemoryQueryVariables>;
