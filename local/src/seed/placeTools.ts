import { CONTACT_TEXTS } from '@spire/subgraph-user/contact/contact.texts';
import { EXPECTATION_TEXTS } from '@spire/subgraph-wellbeing/expectation-session/expectationSession.texts';
import { TOOL_TEXTS } from '@spire/subgraph-wellbeing/tool-activity/toolActivity.texts';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { instantOf, placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

/** The tools that these people have used, with their records. */
export async function placeToolActivities(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const rows = people.flatMap(({ id: userId, key, history }) =>
    history.toolActivities.map(({ date, tool, record }) => {
      const id = randomUUID();
      const at = instantOf(date, 16);
      const texts = TOOL_TEXTS.seal(key, { userId, row: id }, { record: JSON.stringify(record) });
      return { user_id: userId, id, tool, date, completed_at: at, created_at: at, record: texts.record };
    }),
  );
  await placeRows(client, 'wellbeing.tool_activity', rows);
}

/** Places what these people looked forward to, and how it could go better. */
export async function placeSessions(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const rows = people.flatMap(({ id: userId, key, history }) =>
    history.sessions.map((session) => {
      const id = randomUUID();
      const at = instantOf(session.date, 17);
      const texts = EXPECTATION_TEXTS.seal(key, { userId, row: id }, session);
      return {
        user_id: userId,
        id,
        date: session.date,
        what_to_do: texts.whatToDo,
        what_can_go_better: texts.whatCanGoBetter,
        how_to_feel_good: texts.howToFeelGood,
        desired_feeling: session.desiredFeeling,
        completed_at: at,
        created_at: at,
      };
    }),
  );
  await placeRows(client, 'wellbeing.expectation_session', rows);
}

/** Places the contacts that these people can turn to. */
export async function placeContacts(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const rows = people.flatMap(({ id: userId, key, since, history }) =>
    history.contacts.map((name) => {
      const id = randomUUID();
      const texts = CONTACT_TEXTS.seal(key, { userId, row: id }, { name });
      return { user_id: userId, id, name: texts.name, attributes: ['lytter', 'rolig'], created_at: since };
    }),
  );
  await placeRows(client, 'users.contact', rows);
}
