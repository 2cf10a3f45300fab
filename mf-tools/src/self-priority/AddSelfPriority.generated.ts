/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** A boundary that was set. */
export type AddSelfPriorityInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** When it was completed; not in the future. */
  completedAt: string;
  /** What the person feels they should do. At most 2000 characters. */
  shouldDo: string;
  /** What they need instead. */
  needInstead: NeedInsteadInput;
  /** A way to say no. At most 2000 characters. */
  sayNoExample?: string;
  /** What was answered. At most 2000 characters. */
  validation?: string;
  /** Where its text comes from; null when the person wrote it. */
  source?: TextSource | null;
};

/** What the person needs instead of what they feel they should do. */
export type NeedInsteadInput = {
  /** At most 2000 characters. */
  text: string;
  /** One of the emoji for what one needs. */
  emoji: string;
};

/** Written by AI for this person, or built in. */
export type TextSource = 'ai' | 'built_in';

/** The five tools. */
export type Tool = 'inner_balance' | 'micro_regulation' | 'social_support' | 'self_priority' | 'expectation_lift';

export type AddSelfPriorityMutationVariables = Exact<{
  input: AddSelfPriorityInput;
}>;

export type AddSelfPriorityMutation = {
  addSelfPriority: {
    id: string;
    date: string;
    completedAt: string;
    tool: Tool;
    record:
      | { __typename: 'InnerBalanceRecord' }
      | { __typename: 'MicroRegulationRecord' }
      | { __typename: 'SocialSupportRecord' }
      | {
          __typename: 'SelfPriorityRecord';
          shouldDo: string;
          sayNoExample: string;
          validation: string;
          source: TextSource | null;
          needInstead: { text: string; emoji: string };
        };
  };
};

export const AddSelfPriorityDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddSelfPriority' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AddSelfPriorityInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addSelfPriority' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'completedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tool' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'record' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      {
                        kind: 'InlineFragment',
                        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SelfPriorityRecord' } },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'shouldDo' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'needInstead' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'emoji' } },
                                ],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'sayNoExample' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'validation' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'source' } },
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
} as unknown as DocumentNode<AddSelfPriorityMutation, AddSelfPriorityMutationVariables>;
