/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** Something more of a day. It is added once, however often it is sent. */
export type AddDailyProgressInput = {
  /** A UUID made by the client. */
  id: string;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** Minutes meditated, 0 to 1440. */
  meditationMinutes?: number;
  /** Glasses of water, 0 to 50. */
  waterGlasses?: number;
};

export type AddDailyProgressMutationVariables = Exact<{
  input: AddDailyProgressInput;
}>;

export type AddDailyProgressMutation = {
  addDailyProgress: { date: string; meditationMinutes: number; waterGlasses: number };
};

export const AddDailyProgressDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddDailyProgress' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AddDailyProgressInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addDailyProgress' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'meditationMinutes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'waterGlasses' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddDailyProgressMutation, AddDailyProgressMutationVariables>;
