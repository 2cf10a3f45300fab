import { errorCode } from '@spire/services/fileSystemProblem';
import type { Client } from 'pg';
import { Problem } from '../../../bootstrap/problem.mjs';
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

/** Writes people with all that is theirs, all or nothing; a few statements, however many people and records. */
export async function placePeople(client: Client, people: readonly SeedPerson[]): Promise<void> {
  await client.query('begin');
  try {
    for (const place of PARTS) await place(client, people);
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
