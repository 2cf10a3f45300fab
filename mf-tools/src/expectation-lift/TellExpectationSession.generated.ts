/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** How what was looked ahead to turned out. */
export type HowItWent = 'good' | 'fine' | 'hard';

/** How one expectation lift turned out. */
export type TellExpectationSessionInput = {
  /** Which session. */
  id: string;
  /** How it turned out. What is told last holds. */
  howItWent: HowItWent;
};

export type TellExpectationSessionMutationVariables = Exact<{
  input: TellExpectationSessionInput;
}>;

export type TellExpectationSessionMutation = { tellExpectationSession: { id: string; howItWent: HowItWent | null } };

export const TellExpectationSessionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'TellExpectationSession' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'TellExpectationSessionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tellExpectationSession' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'howItWent' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TellExpectationSessionMutation, TellExpectationSessionMutationVariables>;
