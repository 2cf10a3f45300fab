import { addDays, DEFAULT_TIME_ZONE, localDate } from '@spire/domain/dates';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { openVault } from '@spire/graph-kit/sealing/vault';
import { wrappedKeysIn } from '@spire/graph-kit/sealing/wrappedKeys';
import { hashPassword } from '@spire/supabase/auth/passwords/passwords';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describeFailure } from '../../bootstrap/problem.mjs';
import { createLifecycle } from './lifecycle.ts';
import { openSeedDatabase } from './seed/openSeedDatabase.ts';
import { makeHistory, type HistoryOptions } from './seed/history.ts';
import { placePeople } from './seed/placePeople.ts';
import { placePictures } from './seed/placePictures.ts';
import { readSeedOptions, type SeedOptions } from './seed/seedOptions.ts';
import { seedPerson, type SeedPerson } from './seed/seedPerson.ts';
import { onSignals } from './signals.ts';

/** The history of each of many people. */
const A_FEW_DAYS = { days: 3, memories: 1, activities: 0, isWhole: false };
/** So many at once are written. */
const BATCH = 500;

const lifecycle = createLifecycle();
onSignals({ stop: () => void end(130), kill: () => void lifecycle.kill().finally(() => process.exit(130)) });

try {
  await seed(readSeedOptions(process.argv.slice(2)));
  await end(0);
} catch (error) {
  if (!lifecycle.isStopping()) {
    console.error(describeFailure(error, process.env['LOG_LEVEL'] === 'debug'));
    await end(1);
  }
}

async function seed({ email, people, hasProfile, hasPictures, ...options }: SeedOptions): Promise<void> {
  const { adminUrl, dataKeys, storageFolder } = await openSeedDatabase(projectFolder(), process.env, lifecycle);
  const today = localDate(new Date(), DEFAULT_TIME_ZONE);
  const password = `Spire-${randomBytes(6).toString('hex')}-7`;
  const passwordHash = await hashPassword(password);
  const batch = randomBytes(3).toString('hex');
  const make = (address: string, wanted: Omit<HistoryOptions, 'today'>): SeedPerson =>
    seedPerson(
      {
        email: address,
        passwordHash,
        language: options.language,
        hasProfile,
        // A person who begins today has not begun later than now.
        since: new Date(Math.min(Date.parse(`${addDays(today, -wanted.days)}T08:00:00Z`), Date.now())),
        history: makeHistory({ ...wanted, today }),
      },
      dataKeys,
    );
  const person = make(email ?? `person-${batch}@example.org`, { ...options, isWhole: true });
  const client = new Client({ connectionString: adminUrl, application_name: 'spire-seed' });
  await client.connect();
  try {
    await openVault(dataKeys, wrappedKeysIn(client));
    await placePeople(client, [person]);
    if (hasPictures) await placePictures(client, storageFolder, person);
    for (let placed = 0; placed < people; placed += BATCH) {
      const crowd = Array.from({ length: Math.min(BATCH, people - placed) }, (_, index) =>
        make(`person-${batch}-${placed + index}@example.org`, { ...options, ...A_FEW_DAYS, seed: placed + index }),
      );
      await placePeople(client, crowd);
    }
  } finally {
    await client.end();
  }
  const { checkIns, memories } = person.history;
  console.log(`${checkIns.length} check-ins and ${memories.length} memories over ${options.days} days.`);
  if (people > 0) console.log(`Beside them ${people} others: person-${batch}-0@example.org and so on.`);
  console.log(`E-mail:   ${person.email}`);
  console.log(`Password: ${password}`);
}

async function end(code: number): Promise<never> {
  await lifecycle.stop();
  process.exit(code);
}
