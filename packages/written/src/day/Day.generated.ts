/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** How much energy the person has, lowest first. It shapes every text the product offers. */
export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

/** What a text speaks of that needs help rather than advice. */
export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

/** What weighs on a day more than a text could play with. */
export type Weight = 'death' | 'illness' | 'dementia' | 'breakup' | 'job_loss' | 'court' | 'violence' | 'loss';

export type DayQueryVariables = Exact<{ [key: string]: never }>;

export type DayQuery = {
  me: {
    id: string;
    day: {
      date: string;
      helpKind: CrisisKind | null;
      wasHelpYesterday: boolean;
      isAllShown: boolean;
      weight: { kind: Weight | null } | null;
    };
    todaysCheckIn: { id: string; date: string; whatIsGoodText: string } | null;
    todaysMood: { id: string; date: string; mood: number | null } | null;
    growth: { isRestDayToday: boolean };
    settings: { lowEnergyToday: boolean; brainInjuryMode: boolean };
    profile: { capacityLevel: CapacityLevel | null } | null;
  };
};

export const DayDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Day' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'day' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'helpKind' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'wasHelpYesterday' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isAllShown' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'weight' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'kind' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'todaysCheckIn' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
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
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'isRestDayToday' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'lowEnergyToday' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'brainInjuryMode' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profile' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'capacityLevel' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DayQuery, DayQueryVariables>;
