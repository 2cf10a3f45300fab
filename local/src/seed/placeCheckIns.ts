import { CHECK_IN_TEXTS } from '@spire/subgraph-wellbeing/check-in/checkIn.texts';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { instantOf, placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

/** The check-ins of these people, each made in the morning. */
export async function placeCheckIns(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const rows = people.flatMap(({ id: userId, key, history }) =>
    history.checkIns.map((checkIn) => {
      const texts = CHECK_IN_TEXTS.seal(key, { userId, row: checkIn.date }, checkIn);
      const at = instantOf(checkIn.date, 9);
      return {
        id: randomUUID(),
        user_id: userId,
        date: checkIn.date,
        what_is_good: checkIn.whatIsGood,
        what_is_good_text: texts.whatIsGoodText,
        looking_forward: checkIn.lookingForward,
        looking_forward_text: texts.lookingForwardText,
        need_more: checkIn.needMore,
        need_more_text: texts.needMoreText,
        created_at: at,
        updated_at: at,
      };
    }),
  );
  await placeRows(client, 'wellbeing.check_in', rows);
}
