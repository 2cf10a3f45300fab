/** Written by `npm run codegen` from the operation beside it. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../graphTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@spire/client';
export type TodaysCheckInQueryVariables = Exact<{ [key: string]: never }>;

export type TodaysCheckInQuery = {
  me: {
    id: string;
    todaysCheckIn: {
      id: string;
      date: string;
      whatIsGood: Array<Types.GoodNow>;
      whatIsGoodText: string;
      lookingForward: Array<Types.LookingForward>;
      lookingForwardText: string;
      needMore: Array<Types.NeedMore>;
      needMoreText: string;
      updatedAt: string;
    } | null;
  };
};

export const TodaysCheckInDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TodaysCheckIn' },
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
                  name: { kind: 'Name', value: 'todaysCheckIn' },
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
      },
    },
  ],
} as unknown as DocumentNode<TodaysCheckInQuery, TodaysCheckInQueryVariables>;
