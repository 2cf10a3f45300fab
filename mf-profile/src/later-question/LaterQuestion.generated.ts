/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type LaterQuestionQueryVariables = Exact<{ [key: string]: never }>;

export type LaterQuestionQuery = {
  me: {
    id: string;
    createdAt: string;
    followedScales: { scales: Array<Types.Scale>; isOnHome: boolean; updatedAt: string | null };
    day: { date: string; wasHelpYesterday: boolean };
    consents: Array<{ kind: Types.ConsentKind; isGiven: boolean }>;
    reminder: { isOn: boolean };
    growth: { checkInDays: number };
    settings: { questionsFrom: string | null; questionsOff: Array<Types.LaterQuestion> };
    profile: {
      nickname: string;
      considerations: Array<Types.Consideration>;
      specificChallenge: string;
      capacityLevel: Types.CapacityLevel | null;
      goals: Array<Types.Goal>;
      avoidSuggestions: Array<Types.AvoidSuggestion>;
      socialSafetyFactors: Array<Types.SocialSafetyFactor>;
      updatedAt: string;
    } | null;
  };
};

export const LaterQuestionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'LaterQuestion' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'followedScales' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'scales' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isOnHome' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'day' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'wasHelpYesterday' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'consents' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isGiven' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'reminder' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'isOn' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'growth' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'checkInDays' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'questionsFrom' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'questionsOff' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profile' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nickname' } },
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
      },
    },
  ],
} as unknown as DocumentNode<LaterQuestionQuery, LaterQuestionQueryVariables>;
