/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** What a text speaks of that needs help rather than advice. */
export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

/** That a text in which help was found is not about whoever wrote it. */
export type SetHelpAsideInput = {
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** The mark of the text, by `textMark` of the domain; never the text. Null for every text of that date in which help was found. */
  mark?: string | null;
};

/** What weighs on a day more than a text could play with. */
export type Weight = 'death' | 'illness' | 'dementia' | 'breakup' | 'job_loss' | 'court' | 'violence' | 'loss';

export type SetHelpAsideMutationVariables = Exact<{
  input: SetHelpAsideInput;
}>;

export type SetHelpAsideMutation = {
  setHelpAside: {
    date: string;
    helpKind: CrisisKind | null;
    wasHelpYesterday: boolean;
    isAllShown: boolean;
    weight: { kind: Weight | null } | null;
  };
};

export const SetHelpAsideDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetHelpAside' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SetHelpAsideInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setHelpAside' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'helpKind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'wasHelpYesterday' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isAllShown' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'weight' },
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
} as unknown as DocumentNode<SetHelpAsideMutation, SetHelpAsideMutationVariables>;
