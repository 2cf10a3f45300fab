/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type OneMemoryQueryVariables = Exact<{
  id: string;
}>;

export type OneMemoryQuery = {
  me: {
    id: string;
    memory: {
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

export const OneMemoryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OneMemory' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
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
                  name: { kind: 'Name', value: 'memory' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'id' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
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
} as unknown as DocumentNode<OneMemoryQuery, OneMemoryQueryVariables>;
