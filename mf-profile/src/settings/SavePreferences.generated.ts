/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type SavePreferencesMutationVariables = Exact<{
  input: Types.SaveSettingsInput;
}>;

export type SavePreferencesMutation = {
  saveSettings: {
    brainInjuryMode: boolean;
    lowEnergyToday: boolean;
    aiSuggestionsEnabled: boolean;
    memoryInspiration: boolean;
    streakHidden: boolean;
    gentleBuzz: boolean;
    theme: Types.Theme | null;
    textSize: number | null;
    calmView: boolean | null;
    motionReduced: boolean;
    celebrationHidden: boolean;
    numbersShown: boolean;
    badgesHidden: boolean;
  };
};

export const SavePreferencesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SavePreferences' },
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
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'brainInjuryMode' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lowEnergyToday' } },
                { kind: 'Field', name: { kind: 'Name', value: 'aiSuggestionsEnabled' } },
                { kind: 'Field', name: { kind: 'Name', value: 'memoryInspiration' } },
                { kind: 'Field', name: { kind: 'Name', value: 'streakHidden' } },
                { kind: 'Field', name: { kind: 'Name', value: 'gentleBuzz' } },
                { kind: 'Field', name: { kind: 'Name', value: 'theme' } },
                { kind: 'Field', name: { kind: 'Name', value: 'textSize' } },
                { kind: 'Field', name: { kind: 'Name', value: 'calmView' } },
                { kind: 'Field', name: { kind: 'Name', value: 'motionReduced' } },
                { kind: 'Field', name: { kind: 'Name', value: 'celebrationHidden' } },
                { kind: 'Field', name: { kind: 'Name', value: 'numbersShown' } },
                { kind: 'Field', name: { kind: 'Name', value: 'badgesHidden' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavePreferencesMutation, SavePreferencesMutationVariables>;
