/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type SaveSettingsMutationVariables = Exact<{
  input: Types.SaveProfileInput;
}>;

export type SaveSettingsMutation = {
  saveProfile: {
    nickname: string;
    language: Types.Language;
    considerations: Array<Types.Consideration>;
    specificChallenge: string;
    capacityLevel: Types.CapacityLevel | null;
    goals: Array<Types.Goal>;
    avoidSuggestions: Array<Types.AvoidSuggestion>;
    socialSafetyFactors: Array<Types.SocialSafetyFactor>;
    updatedAt: string;
  };
};

export const SaveSettingsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveSettings' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveProfileInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveProfile' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'nickname' } },
                { kind: 'Field', name: { kind: 'Name', value: 'language' } },
                { kind: 'Field', name: { kind: 'Name', value: 'considerations' } },
                { kind: 'Field', name: { kind: 'Name', value: 'specificChallenge' } },
                { kind: 'Field', name: { kind: 'Name', value: 'capacityLevel' } },
                { kind: 'Field', name: { kind: 'Name', value: 'goals' } },
                { kind: 'Field', name: { kind: 'Name', value: 'avoidSuggestions' } },
                { kind: 'Field', name: { kind: 'Name', value: 'socialSafetyFactors' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;
