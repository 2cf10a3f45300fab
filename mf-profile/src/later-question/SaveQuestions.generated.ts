/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type SaveQuestionsMutationVariables = Exact<{
  input: Types.SaveSettingsInput;
}>;

export type SaveQuestionsMutation = {
  saveSettings: { questionsFrom: string | null; questionsOff: Array<Types.LaterQuestion> };
};

export const SaveQuestionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveQuestions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveSettingsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveSettings' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'questionsFrom' } },
                { kind: 'Field', name: { kind: 'Name', value: 'questionsOff' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveQuestionsMutation, SaveQuestionsMutationVariables>;
