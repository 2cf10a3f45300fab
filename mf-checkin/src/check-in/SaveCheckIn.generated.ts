/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
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

/** A whole check-in. At least one chip or one text is needed. */
export type SaveCheckInInput = {
  /** What is good now. */
  whatIsGood?: Array<GoodNow>;
  /** What is good now, in the person’s own words; at most 2000 characters. */
  whatIsGoodText?: string;
  /** What the person looks forward to, at most 3. */
  lookingForward?: Array<LookingForward>;
  /** What the person looks forward to, in their own words; at most 2000 characters. */
  lookingForwardText?: string;
  /** What the person needs more of, at most 3. */
  needMore?: Array<NeedMore>;
  /** What the person needs more of, in their own words; at most 2000 characters. */
  needMoreText?: string;
  /** Today where the person is, or up to 30 days back. */
  date: string;
};

export type SaveCheckInMutationVariables = Exact<{
  input: SaveCheckInInput;
}>;

export type SaveCheckInMutation = {
  saveCheckIn: {
    id: string;
    date: string;
    whatIsGood: Array<GoodNow>;
    whatIsGoodText: string;
    lookingForward: Array<LookingForward>;
    lookingForwardText: string;
    needMore: Array<NeedMore>;
    needMoreText: string;
    updatedAt: string;
  };
};

export const SaveCheckInDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveCheckIn' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveCheckInInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveCheckIn' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'whatIsGood' } },
                { kind: 'Field', name: { kind: 'Name', value: 'whatIsGoodText' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lookingForward' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lookingForwardText' } },
                { kind: 'Field', name: { kind: 'Name', value: 'needMore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'needMoreText' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveCheckInMutation, SaveCheckInMutationVariables>;
