/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type TellInnerBalanceMutationVariables = Exact<{
  input: Types.TellInnerBalanceInput;
}>;

export type TellInnerBalanceMutation = {
  tellInnerBalance: {
    id: string;
    record:
      | {
          __typename: 'InnerBalanceRecord';
          category: Types.InnerBalanceCategory;
          activity: string;
          durationMinutes: number | null;
          feltAfter: Types.AfterFeeling | null;
        }
      | { __typename: 'MicroRegulationRecord' }
      | { __typename: 'SocialSupportRecord' }
      | { __typename: 'SelfPriorityRecord' };
  };
};

export const TellInnerBalanceDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'TellInnerBalance' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'TellInnerBalanceInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tellInnerBalance' },
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
                            { kind: 'Field', name: { kind: 'Name', value: 'feltAfter' } },
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
} as unknown as DocumentNode<TellInnerBalanceMutation, TellInnerBalanceMutationVariables>;
