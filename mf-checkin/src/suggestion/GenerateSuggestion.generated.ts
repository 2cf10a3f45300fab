/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** The answers of a check-in that is not saved. */
export type CheckInAnswersInput = {
  /** What is good now. */
  whatIsGood?: Array<GoodNow>;
  /** At most 2000 characters. */
  whatIsGoodText?: string;
  /** At most 3. */
  lookingForward?: Array<LookingForward>;
  /** At most 2000 characters. */
  lookingForwardText?: string;
  /** At most 3. */
  needMore?: Array<NeedMore>;
  /** At most 2000 characters. */
  needMoreText?: string;
};

/** What a text speaks of that needs help rather than advice. */
export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

/** A suggestion for how today is. */
export type GenerateSuggestionInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
  /** A UUID made by the client; a repeat answers what is stored. */
  id?: string | null;
  /** Something the person adds in their own words. At most 2000 characters. */
  note?: string | null;
};

/** Chips of "what is good now". */
export type GoodNow =
  | 'glede'
  | 'mestring'
  | 'takknemlighet'
  | 'forventning'
  | 'roIKroppen'
  | 'fokus'
  | 'haap'
  | 'motivasjon'
  | 'forbindelse'
  | 'indreRo';

/** Language of the interface: bokmål or English. */
export type Language = 'no' | 'en';

/** Chips of "what are you looking forward to". */
export type LookingForward =
  | 'noeNytt'
  | 'enPause'
  | 'enTur'
  | 'musikk'
  | 'laereNoe'
  | 'samtale'
  | 'enRoligStund'
  | 'skapeNoe'
  | 'vaereMedNoen'
  | 'fokusere';

/** Chips of "what do you need more of". */
export type NeedMore =
  | 'ro'
  | 'energi'
  | 'glede'
  | 'mestring'
  | 'fokus'
  | 'klarhet'
  | 'selvfoelelse'
  | 'latter'
  | 'kreativitet'
  | 'trygghet'
  | 'natur'
  | 'stoette';

/** What kind of thing it is. */
export type SuggestionCategory = 'mindfulness' | 'physical' | 'social' | 'creative' | 'practical';

/** How suggestions were asked for. */
export type SuggestionForm = 'card' | 'list' | 'prompt';

/** Where the text comes from. */
export type SuggestionSource = 'ai' | 'built_in' | 'memory';

export type GenerateSuggestionMutationVariables = Exact<{
  input: GenerateSuggestionInput;
}>;

export type GenerateSuggestionMutation = {
  generateSuggestion:
    | {
        __typename: 'SuggestionSet';
        id: string;
        number: number;
        limit: number;
        form: SuggestionForm;
        date: string;
        createdAt: string;
        seen: string | null;
        help: { kind: CrisisKind } | null;
        suggestions: Array<{
          id: string;
          text: string;
          emoji: string;
          minutes: number | null;
          category: SuggestionCategory;
          source: SuggestionSource;
          needs: Array<NeedMore>;
        }>;
      }
    | { __typename: 'CrisisHelp'; kind: CrisisKind };
};

export const GenerateSuggestionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'GenerateSuggestion' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'GenerateSuggestionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'generateSuggestion' },
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
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SuggestionSet' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'limit' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'form' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'seen' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'help' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'kind' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'suggestions' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'emoji' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'needs' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CrisisHelp' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'kind' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<GenerateSuggestionMutation, GenerateSuggestionMutationVariables>;
