import type { ApolloClient } from '@apollo/client';
import { ASKED_ANEW } from '../store/keptAnswers.ts';
import type { Standing } from './mergeWrite.ts';
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

/** What stands at the server of the record that a write replaces; undefined where it replaces nothing. */
export async function askStanding(
  apollo: ApolloClient,
  { mutation, input }: { mutation: string; input: object },
): Promise<Standing | undefined> {
  return QUESTIONS[mutation]?.(apollo, input);
}
