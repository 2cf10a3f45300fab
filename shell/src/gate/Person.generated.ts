/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type PersonQueryVariables = Exact<{ [key: string]: never }>;

export type PersonQuery = {
  me: {
    __typename: 'User';
    id: string;
    isPacingOn: boolean;
    profile: {
      __typename: 'Profile';
      nickname: string;
      language: Types.Language;
      onboardingCompleted: boolean;
      capacityLevel: Types.CapacityLevel | null;
    } | null;
    settings: {
      __typename: 'Settings';
      brainInjuryMode: boolean;
      lowEnergyToday: boolean;
      theme: Types.Theme | null;
      textSize: number | null;
      calmView: boolean | null;
      motionReduced: boolean;
      numbersShown: boolean;
      celebrationHidden: boolean;
    };
    todaysCheckIn: { __typename: 'CheckIn'; id: string; date: string; whatIsGoodText: string } | null;
    todaysMood: { __typename: 'Mood'; id: string; date: string; mood: number | null } | null;
    growth: { __typename: 'Growth'; isRestDayToday: boolean };
    todaysPlans: Array<{ __typename: 'ExpectationSession'; id: string }>;
    followedScales: { __typename: 'FollowedScales'; scales: Array<Types.Scale>; isOnHome: boolean };
    day: {
      __typename: 'Day';
      date: string;
      helpKind: Types.CrisisKind | null;
      wasHelpYesterday: boolean;
      isAllShown: boolean;
      weight: { __typename: 'DayWeight'; kind: Types.Weight | null } | null;
    };
  };
};

export const PersonDocument = {
  kind: 'Document',
  loc: {
    source: {
      body: 'query Person{me{__typename id profile{__typename nickname language onboardingCompleted capacityLevel}settings{__typename brainInjuryMode lowEnergyToday theme textSize calmView motionReduced numbersShown celebrationHidden}todaysCheckIn{__typename id date whatIsGoodText}todaysMood{__typename id date mood}growth{__typename isRestDayToday}isPacingOn todaysPlans{__typename id}followedScales{__typename scales isOnHome}day{__typename date helpKind wasHelpYesterday isAllShown weight{__typename kind}}}}',
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
                      { kind: 'Field', name: { kind: 'Name', value: 'capacityLevel' } },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'whatIsGoodText' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'todaysMood' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'mood' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'growth' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isRestDayToday' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'isPacingOn' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'todaysPlans' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'followedScales' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'scales' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isOnHome' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'day' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'helpKind' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'wasHelpYesterday' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isAllShown' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'weight' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
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
} as unknown as DocumentNode<PersonQuery, PersonQueryVariables>;
