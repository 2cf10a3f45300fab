import { errorCode } from '@spire/services/fileSystemProblem';
import type { Client } from 'pg';
import { Problem } from '../../../bootstrap/problem.mjs';
import { countAtOnce } from './countAtOnce.ts';
import { placeAccounts } from './placeAccounts.ts';
import { placeActivities } from './placeActivities.ts';
import { placeCheckIns } from './placeCheckIns.ts';
import { placeDays } from './placeDays.ts';
import { placeInteractions } from './placeInteractions.ts';
import { placeMemories } from './placeMemories.ts';
import { placeProfiles } from './placeProfiles.ts';
import { placeScales } from './placeScales.ts';
import { placeTasks } from './placeTasks.ts';
import { placeContacts, placeSessions, placeToolActivities } from './placeTools.ts';
import type { SeedPerson } from './seedPerson.ts';

/** Everything a person can have left behind, one table or a few each. A new kind of record gets its line here. */
const PARTS: readonly ((client: Client, people: readonly SeedPerson[]) => Promise<void>)[] = [
  placeAccounts,
  placeProfiles,
  placeCheckIns,
  placeMemories,
  placeInteractions,
  placeTasks,
  placeDays,
  placeScales,
  placeToolActivities,
  placeSessions,
  placeContacts,
  placeActivities,
];

/** Of a crowd: no trigger at each row, indexes even before anything is known of the tables, no wait for the disk. */
const AT_ONCE = [
  'set local session_replication_role = replica',
  'set local enable_seqscan = off',
  'set local synchronous_commit = off',
].join('; ');

/** Writes people with all that is theirs, all or nothing; a few statements, however many people and records. */
export async function placePeople(client: Client, people: readonly SeedPerson[]): Promise<void> {
  await inTransaction(client, people, async () => {
    for (const place of PARTS) await place(client, people);
  });
}

/** The same for a crowd, in a twentieth of the time; as a login that may leave out triggers. */
export async function placeCrowd(client: Client, people: readonly SeedPerson[]): Promise<void> {
  await inTransaction(client, people, async () => {
    await client.query(AT_ONCE);
    for (const place of PARTS.filter((each) => each !== placeActivities)) await place(client, people);
    await countAtOnce(
      client,
      people.map(({ id }) => id),
    );
  });
}

async function inTransaction(client: Client, people: readonly SeedPerson[], work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (errorCode(error) === '23505')
      throw new Problem(
        `There is a person with the address ${people[0]?.email ?? ''} already: choose another --email.`,
      );
    throw error;
  }
}
