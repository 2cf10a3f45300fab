import type { ApolloClient } from '@apollo/client';
import { ASKED_ANEW } from '../store/keptAnswers.ts';
import { serverTimeOf } from '../serverClock.ts';
import { mergeWrite, type Merged, type Standing } from './mergeWrite.ts';
import type { KeptWrite } from './outbox.ts';
import { StandingCheckInDocument } from './StandingCheckIn.generated.ts';
import { StandingProfileDocument } from './StandingProfile.generated.ts';

const ANEW = { fetchPolicy: 'no-cache', context: { [ASKED_ANEW]: true } } as const;

const standingOf = (record: { updatedAt: string } | null | undefined): Standing | undefined =>
  record ? { fields: { ...record }, updatedAt: Date.parse(record.updatedAt) } : undefined;

/** How a write that replaces what others may have changed learns what stands there; what only adds needs nothing. */
const QUESTIONS: Readonly<Record<string, (apollo: ApolloClient, input: object) => Promise<Standing | undefined>>> = {
  saveCheckIn: async (apollo, input) => {
    const { date } = input as { date: string };
    const query = StandingCheckInDocument;
    const { data } = await apollo.query({ query, variables: { date }, ...ANEW });
    return standingOf(data?.me.checkIn);
  },
  saveProfile: async (apollo) => {
    const { data } = await apollo.query({ query: StandingProfileDocument, ...ANEW });
    return standingOf(data?.me.profile);
  },
};

/**
 * A write that has waited, joined with what stands at the server by now. Fetched when first needed: only then is there a
 * network again.
 */
export async function reconcile(apollo: ApolloClient, write: KeptWrite): Promise<Merged<object>> {
  const standing = await QUESTIONS[write.mutation]?.(apollo, write.input);
  if (standing === undefined) return { input: write.input, overtaken: [] };
  return mergeWrite({ ...write, writtenAt: serverTimeOf(write.writtenAt) }, standing);
}
