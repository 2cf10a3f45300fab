/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** Which way a person moves their capacity, one level at a time. */
export type CapacityDirection = 'up' | 'down';

/** How much energy the person has, lowest first. It shapes every text the product offers. */
export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

export type StepCapacityMutationVariables = Exact<{
  direction: CapacityDirection;
}>;

export type StepCapacityMutation = { stepCapacity: { capacityLevel: CapacityLevel | null } };

export const StepCapacityDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'StepCapacity' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'direction' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CapacityDirection' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stepCapacity' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'direction' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'direction' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'capacityLevel' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StepCapacityMutation, StepCapacityMutationVariables>;
