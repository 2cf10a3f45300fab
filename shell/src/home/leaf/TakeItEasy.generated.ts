/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type TakeItEasyMutationVariables = Exact<{
  input: Types.SaveSettingsInput;
}>;

export type TakeItEasyMutation = { saveSettings: { lowEnergyToday: boolean } };

export const TakeItEasyDocument = {
  kind: 'Document',
  loc: {
    source: { body: 'mutation TakeItEasy($input:SaveSettingsInput!){saveSettings(input:$input){lowEnergyToday}}' },
  },
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'TakeItEasy' },
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
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'lowEnergyToday' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TakeItEasyMutation, TakeItEasyMutationVariables>;
