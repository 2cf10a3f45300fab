/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type MeQueryVariables = Exact<{ [key: string]: never }>;

export type MeQuery = {
  me: {
    id: string;
    email: string;
    createdAt: string;
    effectiveCapacity: Types.CapacityLevel | null;
    profile: { nickname: string; avatar: string | null; capacityLevel: Types.CapacityLevel | null } | null;
    settings: {
      brainInjuryMode: boolean;
      lowEnergyToday: boolean;
      aiSuggestionsEnabled: boolean;
      numbersShown: boolean;
      streakHidden: boolean;
      badgesHidden: boolean;
    };
    memoryCategories: Array<{ category: Types.MemoryCategory; count: number }>;
    followedScales: { scales: Array<Types.Scale> };
    growth: {
      points: number;
      level: Types.Level;
      nextLevelAt: number | null;
      checkInDays: number;
      currentStreak: number;
      completedSuggestions: number;
      completedTasks: number;
      toolCompletions: number;
      badges: Array<{ id: Types.BadgeId; isEarned: boolean; has: number; needs: number }>;
      days: Array<{
        date: string;
        points: number;
        checkIn: boolean;
        memories: number;
        completed: number;
        tools: number;
        isRestDay: boolean;
      }>;
    };
  };
};

export const MeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Me' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'effectiveCapacity' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profile' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nickname' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'avatar' } },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'brainInjuryMode' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lowEnergyToday' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'aiSuggestionsEnabled' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'numbersShown' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'streakHidden' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'badgesHidden' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'memoryCategories' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'followedScales' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'scales' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'growth' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'points' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'nextLevelAt' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'checkInDays' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currentStreak' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'completedSuggestions' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'completedTasks' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'toolCompletions' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'badges' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isEarned' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'has' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'needs' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'days' },
                        arguments: [
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'last' },
                            value: { kind: 'IntValue', value: '28' },
                          },
                        ],
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'points' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'checkIn' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'memories' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'tools' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isRestDay' } },
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
} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
