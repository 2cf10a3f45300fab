/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from './graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type StandingProfileQueryVariables = Exact<{ [key: string]: never }>;

export type StandingProfileQuery = {
  me: {
    id: string;
    profile: {
      nickname: string;
      language: Types.Language;
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

export const StandingProfileDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StandingProfile' },
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
                  name: { kind: 'Name', value: 'profile' },
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
      },
    },
  ],
} as unknown as DocumentNode<StandingProfileQuery, StandingProfileQueryVariables>;
