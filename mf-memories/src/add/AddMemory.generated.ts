/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@spire/client';
/** A new memory. */
export type AddMemoryInput = {
  /** What it is called, in at most 120 characters. */
  title: string;
  /** What happened, in the person’s own words; at most 2000 characters. */
  description: string;
  /** One of the emoji a memory can carry. */
  emoji: string;
  /** What it gives when it is looked at again. */
  category: MemoryCategory;
  /** How good it was, 1 to 10. */
  goodnessRating: number;
  /** How much effort it took, 1 to 10. */
  effortRating: number;
  /** Of category and ratings, those that the person has chosen themselves. */
  told?: Array<MemoryTold>;
  /** What the person wants of it. */
  marks?: Array<MemoryMark>;
  /** What its picture shows, in the person’s own words; at most 120 characters. */
  pictureText?: string;
  /** A picture in the bucket `memories`, `<own id>/<name>.jpg` (jpeg, png, gif, webp); none when left out. */
  picturePath?: string | null;
  /** A UUID made by the client; a repeat answers the stored memory. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
};

/** What a memory gives when it is looked at again. */
export type MemoryCategory = 'ro' | 'energi' | 'mestring' | 'inspirasjon' | 'glede' | 'trygghet';

/** What a person wants of a memory. */
export type MemoryMark = 'notOnHardDays';

/** What the person has said of a memory themselves, of what else is only where a memory begins. */
export type MemoryTold = 'category' | 'goodnessRating' | 'effortRating';

export type AddMemoryMutationVariables = Exact<{
  input: AddMemoryInput;
}>;

export type AddMemoryMutation = {
  addMemory: {
    id: string;
    title: string;
    description: string;
    emoji: string;
    category: MemoryCategory;
    goodnessRating: number;
    effortRating: number;
    told: Array<MemoryTold>;
    marks: Array<MemoryMark>;
    picturePath: string | null;
    pictureText: string;
    version: string;
    date: string;
  };
};

export const AddMemoryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddMemory' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'AddMemoryInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addMemory' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'emoji' } },
                { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                { kind: 'Field', name: { kind: 'Name', value: 'goodnessRating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'effortRating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'told' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'picturePath' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pictureText' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddMemoryMutation, AddMemoryMutationVariables>;
