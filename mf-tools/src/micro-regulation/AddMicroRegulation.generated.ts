/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** A small exercise that was done, and how it felt. */
export type AddMicroRegulationInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** When it was completed; not in the future. */
  completedAt: string;
  /** The exercise as it was shown. */
  exercise: SmallExerciseInput;
  /** How it feels now. */
  afterFeeling: AfterFeeling;
};

/** How it feels after an exercise. */
export type AfterFeeling =
  | 'calm'
  | 'lighter'
  | 'happy'
  | 'relieved'
  | 'grateful'
  | 'energised'
  | 'focused'
  | 'strong'
  | 'hopeful'
  | 'same'
  | 'tired'
  | 'unsettled';

/** What kind of small exercise it is. */
export type ExerciseType = 'breathing' | 'sensory' | 'movement' | 'cognitive' | 'music' | 'memory' | 'warmth';

/** The exercise as it was shown. */
export type SmallExerciseInput = {
  /** What kind of exercise it is. */
  type: ExerciseType;
  /** At most 12 characters. */
  emoji: string;
  /** At most 120 characters. */
  title: string;
  /** At most 2000 characters. */
  instruction: string;
  /** Why this one. At most 2000 characters. */
  reasoning?: string;
};

/** The five tools. */
export type Tool = 'inner_balance' | 'micro_regulation' | 'social_support' | 'self_priority' | 'expectation_lift';

export type AddMicroRegulationMutationVariables = Exact<{
  input: AddMicroRegulationInput;
}>;

export type AddMicroRegulationMutation = {
  addMicroRegulation: {
    id: string;
    tool: Tool;
    date: string;
    completedAt: string;
    record:
      | { __typename: 'InnerBalanceRecord' }
      | {
          __typename: 'MicroRegulationRecord';
          afterFeeling: AfterFeeling;
          exercise: { type: ExerciseType; emoji: string; title: string; instruction: string; reasoning: string };
        }
      | { __typename: 'SocialSupportRecord' }
      | { __typename: 'SelfPriorityRecord' };
  };
};

export const AddMicroRegulationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddMicroRegulation' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AddMicroRegulationInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addMicroRegulation' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'tool' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'completedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'record' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      {
                        kind: 'InlineFragment',
                        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MicroRegulationRecord' } },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'exercise' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'emoji' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'instruction' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'reasoning' } },
                                ],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'afterFeeling' } },
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
} as unknown as DocumentNode<AddMicroRegulationMutation, AddMicroRegulationMutationVariables>;
