/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** What somebody is good for. */
export type ContactAttribute =
  | 'glede'
  | 'snakke'
  | 'tur'
  | 'forstar'
  | 'tilgjengelig'
  | 'lytter'
  | 'rad'
  | 'hjelper'
  | 'aktiviteter'
  | 'rolig'
  | 'energisk'
  | 'kreativ'
  | 'praktisk'
  | 'hyggelig'
  | 'ikkeDommende'
  | 'utfordringer'
  | 'takknemlig'
  | 'klemmer'
  | 'hjemme'
  | 'grenser';

/** A whole contact, new or changed. */
export type SaveContactInput = {
  /** A UUID made by the client; that of a contact changes it. */
  id?: string | null;
  /** At most 80 characters. */
  name: string;
  /** 1 to 20, each once. */
  attributes: Array<ContactAttribute>;
};

export type SaveContactMutationVariables = Exact<{
  input: SaveContactInput;
}>;

export type SaveContactMutation = { saveContact: { id: string; name: string; attributes: Array<ContactAttribute> } };

export const SaveContactDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveContact' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveContactInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveContact' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'attributes' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveContactMutation, SaveContactMutationVariables>;
