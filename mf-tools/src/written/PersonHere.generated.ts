/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** What no suggestion may ask of the person. */
export type AvoidSuggestion = 'meditation' | 'exercise' | 'creative_tasks' | 'social_contact' | 'screen_use';

/** How much energy the person has, lowest first. It shapes every text the product offers. */
export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

/** What makes being with others feel safe. */
export type SocialSafetyFactor =
  | 'predictable'
  | 'respect_boundaries'
  | 'own_pace'
  | 'can_cancel'
  | 'meet_at_home'
  | 'short_meetings'
  | 'plan'
  | 'energy_understanding'
  | 'no_pressure'
  | 'accept_me'
  | 'breaks_and_silence'
  | 'flexible_plans';

export type PersonHereQueryVariables = Exact<{ [key: string]: never }>;

export type PersonHereQuery = {
  me: {
    id: string;
    effectiveCapacity: CapacityLevel | null;
    profile: {
      nickname: string;
      avoidSuggestions: Array<AvoidSuggestion>;
      socialSafetyFactors: Array<SocialSafetyFactor>;
    } | null;
  };
};

export const PersonHereDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PersonHere' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'effectiveCapacity' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profile' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nickname' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'avoidSuggestions' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'socialSafetyFactors' } },
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
} as unknown as DocumentNode<PersonHereQuery, PersonHereQueryVariables>;
