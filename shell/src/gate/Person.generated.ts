/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** Language of the interface: bokmål or English. */
export type Language = 'no' | 'en';

/** Colours of the interface; `system` is what the device says. */
export type Theme = 'system' | 'light' | 'dark';

export type PersonQueryVariables = Exact<{ [key: string]: never }>;

export type PersonQuery = {
  me: {
    __typename: 'User';
    id: string;
    profile: { __typename: 'Profile'; nickname: string; language: Language; onboardingCompleted: boolean } | null;
    settings: {
      __typename: 'Settings';
      brainInjuryMode: boolean;
      lowEnergyToday: boolean;
      theme: Theme | null;
      textSize: number | null;
      calmView: boolean | null;
      motionReduced: boolean;
      numbersShown: boolean;
      celebrationHidden: boolean;
    };
    todaysCheckIn: { __typename: 'CheckIn'; id: string } | null;
  };
};

export const PersonDocument = {
  kind: 'Document',
  loc: {
    source: {
      body: 'query Person{me{__typename id profile{__typename nickname language onboardingCompleted}settings{__typename brainInjuryMode lowEnergyToday theme textSize calmView motionReduced numbersShown celebrationHidden}todaysCheckIn{__typename id}}}',
    },
  },
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Person' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profile' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'nickname' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'language' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'onboardingCompleted' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'brainInjuryMode' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lowEnergyToday' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'theme' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'textSize' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'calmView' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'motionReduced' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'numbersShown' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'celebrationHidden' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'todaysCheckIn' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
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
} as unknown as DocumentNode<PersonQuery, PersonQueryVariables>;
