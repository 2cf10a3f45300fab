/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type SafetyPlanQueryVariables = Exact<{ [key: string]: never }>;

export type SafetyPlanQuery = {
  me: {
    id: string;
    safetyPlan: {
      signs: Array<string>;
      alone: Array<string>;
      places: Array<string>;
      safe: Array<string>;
      others: Array<string>;
      isShown: boolean;
      isForSuggestions: boolean;
      offerFrom: string | null;
      updatedAt: string | null;
      people: Array<{ name: string; number: string | null }>;
    };
  };
};

export const SafetyPlanDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SafetyPlan' },
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
                  name: { kind: 'Name', value: 'safetyPlan' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'signs' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'alone' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'places' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'people' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'safe' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'others' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isShown' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isForSuggestions' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'offerFrom' } },
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
} as unknown as DocumentNode<SafetyPlanQuery, SafetyPlanQueryVariables>;
