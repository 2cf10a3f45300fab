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

/** What a section of a plan holds. */
export type SocialSectionKind = 'plan' | 'message' | 'safety' | 'encouragement';

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

/** What a plan for turning to somebody is for. */
export type WriteSocialPlanInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
  /** What the person would like: at least one, each once. */
  wants: Array<SocialWant>;
  /** The contacts it is to be about, at most 50; any that fit when empty. NOT_FOUND for what is none of the person’s own. */
  contactIds?: Array<string>;
  /** What else others are called that the person means, at most 50 of 80 characters: hidden in what is sent here, and used for nothing else. */
  names?: Array<string>;
};

export type WriteSocialPlanMutationVariables = Exact<{
  input: WriteSocialPlanInput;
}>;

export type WriteSocialPlanMutation = {
  writeSocialPlan:
    | {
        __typename: 'SocialPlan';
        contactIds: Array<string>;
        text: string;
        source: TextSource;
        seen: string | null;
        sections: Array<{ kind: SocialSectionKind; emoji: string; text: string }>;
      }
    | { __typename: 'CrisisHelp'; kind: CrisisKind };
};

export const WriteSocialPlanDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'WriteSocialPlan' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'WriteSocialPlanInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'writeSocialPlan' },
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
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SocialPlan' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'sections' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'emoji' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'contactIds' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'seen' } },
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
} as unknown as DocumentNode<WriteSocialPlanMutation, WriteSocialPlanMutationVariables>;
