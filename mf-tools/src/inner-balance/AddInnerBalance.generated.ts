/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** An exercise of inner balance that was done. */
export type AddInnerBalanceInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** When it was completed; not in the future. */
  completedAt: string;
  /** What it works with. */
  category: InnerBalanceCategory;
  /** The exercise: its title, or its id in the library. At most 120 characters. */
  activity: string;
  /** How long it is, up to 60 minutes. */
  durationMinutes?: number | null;
};

/** What an exercise of inner balance works with. */
export type InnerBalanceCategory = 'breathing' | 'movement' | 'sensory';

/** The five tools. */
export type Tool = 'inner_balance' | 'micro_regulation' | 'social_support' | 'self_priority' | 'expectation_lift';

export type AddInnerBalanceMutationVariables = Exact<{
  input: AddInnerBalanceInput;
}>;

export type AddInnerBalanceMutation = {
  addInnerBalance: {
    id: string;
    tool: Tool;
    date: string;
    completedAt: string;
    record:
      | {
          __typename: 'InnerBalanceRecord';
          category: InnerBalanceCategory;
          activity: string;
          durationMinutes: number | null;
        }
      | { __typename: 'MicroRegulationRecord' }
      | { __typename: 'SocialSupportRecord' }
      | { __typename: 'SelfPriorityRecord' };
  };
};

export const AddInnerBalanceDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddInnerBalance' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AddInnerBalanceInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addInnerBalance' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'tool' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'completedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'record' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      {
                        kind: 'InlineFragment',
                        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InnerBalanceRecord' } },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'activity' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'durationMinutes' } },
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
      },
    },
  ],
} as unknown as DocumentNode<AddInnerBalanceMutation, AddInnerBalanceMutationVariables>;
