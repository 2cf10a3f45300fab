/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** A plan for turning to somebody. */
export type AddSocialSupportInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** When it was completed; not in the future. */
  completedAt: string;
  /** At least one. */
  socialWants: Array<SocialWant>;
  /** Ids of contacts, at most 50. */
  selectedContacts?: Array<string>;
  /** What was suggested. At most 2000 characters. */
  suggestion?: string;
  /** Where its text comes from; null when the person wrote it. */
  source?: TextSource | null;
};

/** What the person would like from others. */
export type SocialWant =
  | 'melding'
  | 'tur'
  | 'film'
  | 'stillhet'
  | 'middag'
  | 'telefon'
  | 'kaffe'
  | 'aktivitet'
  | 'hjelp'
  | 'dele'
  | 'lytte'
  | 'klem'
  | 'latter'
  | 'vetIkke';

/** Written by AI for this person, or built in. */
export type TextSource = 'ai' | 'built_in';

/** The five tools. */
export type Tool = 'inner_balance' | 'micro_regulation' | 'social_support' | 'self_priority' | 'expectation_lift';

export type AddSocialSupportMutationVariables = Exact<{
  input: AddSocialSupportInput;
}>;

export type AddSocialSupportMutation = {
  addSocialSupport: {
    id: string;
    date: string;
    completedAt: string;
    tool: Tool;
    record:
      | { __typename: 'InnerBalanceRecord' }
      | { __typename: 'MicroRegulationRecord' }
      | {
          __typename: 'SocialSupportRecord';
          socialWants: Array<SocialWant>;
          selectedContacts: Array<string>;
          suggestion: string;
          source: TextSource | null;
        }
      | { __typename: 'SelfPriorityRecord' };
  };
};

export const AddSocialSupportDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddSocialSupport' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AddSocialSupportInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addSocialSupport' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'completedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tool' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'record' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      {
                        kind: 'InlineFragment',
                        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SocialSupportRecord' } },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'socialWants' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'selectedContacts' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'suggestion' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'source' } },
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
} as unknown as DocumentNode<AddSocialSupportMutation, AddSocialSupportMutationVariables>;
