/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type WriteMicroExerciseMutationVariables = Exact<{
  input: Types.WriteMicroExerciseInput;
}>;

export type WriteMicroExerciseMutation = {
  writeMicroExercise:
    | {
        __typename: 'WrittenExercise';
        type: Types.ExerciseType;
        emoji: string;
        title: string;
        instruction: string;
        reasoning: string;
        source: Types.TextSource;
        seen: string | null;
        help: { kind: Types.CrisisKind } | null;
      }
    | { __typename: 'CrisisHelp'; kind: Types.CrisisKind };
};

export const WriteMicroExerciseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'WriteMicroExercise' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'WriteMicroExerciseInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'writeMicroExercise' },
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
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'WrittenExercise' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'emoji' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'instruction' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reasoning' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'help' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'kind' } }],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'seen' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CrisisHelp' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'kind' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WriteMicroExerciseMutation, WriteMicroExerciseMutationVariables>;
