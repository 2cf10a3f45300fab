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

/** What kind of small exercise it is. */
export type ExerciseType = 'breathing' | 'sensory' | 'movement' | 'cognitive' | 'music' | 'memory' | 'warmth';

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

/** Written by AI for this person, or built in. */
export type TextSource = 'ai' | 'built_in';

/** A small exercise for how today is. */
export type WriteMicroExerciseInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
  /** Titles of those shown lately, at most 50, each of at most 120 characters. */
  previousTitles?: Array<string>;
};

export type WriteMicroExerciseMutationVariables = Exact<{
  input: WriteMicroExerciseInput;
}>;

export type WriteMicroExerciseMutation = {
  writeMicroExercise:
    | {
        __typename: 'WrittenExercise';
        type: ExerciseType;
        emoji: string;
        title: string;
        instruction: string;
        reasoning: string;
        source: TextSource;
        seen: string | null;
        help: { kind: CrisisKind } | null;
      }
    | { __typename: 'CrisisHelp'; kind: CrisisKind };
};

export const WriteMicroExerciseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'WriteMicroExercise' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'WriteMicroExerciseInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'writeMicroExercise' },
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
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'WrittenExercise' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'emoji' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'instruction' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reasoning' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'help' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'kind' } }],
                        },
                      },
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
} as unknown as DocumentNode<WriteMicroExerciseMutation, WriteMicroExerciseMutationVariables>;
