/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** Language of the interface: bokmål or English. */
export type Language = 'no' | 'en';

/** What to change of the settings. What is not sent stays as it is. */
export type SaveSettingsInput = {
  /** Language of everything the person reads. */
  language?: Language | null;
  /** Everything as gentle as can be. */
  brainInjuryMode?: boolean | null;
  /** One level gentler until the person’s midnight. */
  lowEnergyToday?: boolean | null;
  /** Whether texts may be written by AI. */
  aiSuggestionsEnabled?: boolean | null;
  /** Whether suggestions may be inspired by memories. */
  memoryInspiration?: boolean | null;
  /** Whether no streak is shown. */
  streakHidden?: boolean | null;
  /** Whether a short vibration reminds of the check-in. */
  gentleBuzz?: boolean | null;
  /** Colours, on every device. */
  theme?: Theme | null;
  /** Text size in percent: 100, 125 or 150. */
  textSize?: number | null;
  /** The low-stimulation form, whatever the modes say. */
  calmView?: boolean | null;
  /** Whether nothing moves. */
  motionReduced?: boolean | null;
  /** Whether nothing is praised when it is done. */
  celebrationHidden?: boolean | null;
  /** Whether points, counts and streak are shown. */
  numbersShown?: boolean | null;
  /** Whether no badges are shown. */
  badgesHidden?: boolean | null;
};

/** Colours of the interface; `system` is what the device says. */
export type Theme = 'system' | 'light' | 'dark';

export type SavePreferencesMutationVariables = Exact<{
  input: SaveSettingsInput;
}>;

export type SavePreferencesMutation = {
  saveSettings: {
    brainInjuryMode: boolean;
    lowEnergyToday: boolean;
    aiSuggestionsEnabled: boolean;
    memoryInspiration: boolean;
    streakHidden: boolean;
    gentleBuzz: boolean;
    theme: Theme | null;
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
