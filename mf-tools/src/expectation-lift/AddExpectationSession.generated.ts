/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** The four answers of an expectation lift. */
export type AddExpectationSessionInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** When it was completed; not in the future. */
  completedAt: string;
  /** What the person will do. At most 2000 characters. */
  whatToDo: string;
  /** What could go better than feared. At most 2000 characters. */
  whatCanGoBetter: string;
  /** What can make it feel good. At most 2000 characters. */
  howToFeelGood: string;
  /** How the person wants to feel afterwards. */
  desiredFeeling: DesiredFeeling;
};

/** How the person wants to feel afterwards. */
export type DesiredFeeling = 'glad' | 'inspirert' | 'kjaerlig' | 'malrettet' | 'rolig' | 'mestring' | 'selvsikker';

/** How what was looked ahead to turned out. */
export type HowItWent = 'good' | 'fine' | 'hard';

export type AddExpectationSessionMutationVariables = Exact<{
  input: AddExpectationSessionInput;
}>;

export type AddExpectationSessionMutation = {
  addExpectationSession: {
    id: string;
    date: string;
    whatToDo: string;
    whatCanGoBetter: string;
    howToFeelGood: string;
    desiredFeeling: DesiredFeeling;
    howItWent: HowItWent | null;
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
                { kind: 'Field', name: { kind: 'Name', value: 'completedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddExpectationSessionMutation, AddExpectationSessionMutationVariables>;
