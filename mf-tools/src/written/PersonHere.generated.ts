/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type PersonHereQueryVariables = Exact<{ [key: string]: never }>;

export type PersonHereQuery = {
  me: {
    id: string;
    effectiveCapacity: Types.CapacityLevel | null;
    profile: {
      nickname: string;
      avoidSuggestions: Array<Types.AvoidSuggestion>;
      socialSafetyFactors: Array<Types.SocialSafetyFactor>;
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
