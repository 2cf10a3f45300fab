/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type AddSelfPriorityMutationVariables = Exact<{
  input: Types.AddSelfPriorityInput;
}>;

export type AddSelfPriorityMutation = {
  addSelfPriority: {
    id: string;
    date: string;
    completedAt: string;
    tool: Types.Tool;
    record:
      | { __typename: 'InnerBalanceRecord' }
      | { __typename: 'MicroRegulationRecord' }
      | { __typename: 'SocialSupportRecord' }
      | {
          __typename: 'SelfPriorityRecord';
          shouldDo: string;
          sayNoExample: string;
          validation: string;
          source: Types.TextSource | null;
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
