/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type AddExpectationSessionMutationVariables = Exact<{
  input: Types.AddExpectationSessionInput;
}>;

export type AddExpectationSessionMutation = {
  addExpectationSession: {
    id: string;
    date: string;
    whatToDo: string;
    whatCanGoBetter: string;
    howToFeelGood: string;
    desiredFeeling: Types.DesiredFeeling;
    howItWent: Types.HowItWent | null;
    planOn: string | null;
    completedAt: string;
  };
};

export const AddExpectationSessionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddExpectationSession' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AddExpectationSessionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addExpectationSession' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'whatToDo' } },
                { kind: 'Field', name: { kind: 'Name', value: 'whatCanGoBetter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'howToFeelGood' } },
                { kind: 'Field', name: { kind: 'Name', value: 'desiredFeeling' } },
                { kind: 'Field', name: { kind: 'Name', value: 'howItWent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'planOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'completedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddExpectationSessionMutation, AddExpectationSessionMutationVariables>;
