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
import { makeHistory, type History } from './seed/history.ts';
import { placeCrowd, placePeople } from './seed/placePeople.ts';
import { placePictures } from './seed/placePictures.ts';
import { DAYS_PER_MEMORY, readSeedOptions, type SeedOptions } from './seed/seedOptions.ts';
import { seedPerson, type SeedPerson } from './seed/seedPerson.ts';
import { onSignals } from './signals.ts';

/** The history of each of many people, unless they are given days. */
const A_FEW_DAYS = { days: 3, memories: 1, isWhole: false };
/** So many at once are written, and by so many connections: while one writes, texts are sealed for the other. */
const [BATCH, LANES] = [100, 2];
/** Many people have one of so many histories; each of them their own key, and so texts that nobody else has. */
const HISTORIES = 64;

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

async function seed({ email, people, peopleDays, hasProfile, hasPictures, ...options }: SeedOptions): Promise<void> {
  const { adminUrl, dataKeys, storageFolder } = await openSeedDatabase(projectFolder(), process.env, lifecycle);
  const today = localDate(new Date(), DEFAULT_TIME_ZONE);
  const password = `Spire-${randomBytes(6).toString('hex')}-7`;
  const passwordHash = await hashPassword(password);
  const batch = randomBytes(3).toString('hex');
  const make = (address: string, days: number, history: History): SeedPerson =>
    seedPerson(
      {
        email: address,
        passwordHash,
        language: options.language,
        hasProfile,
        // A person who begins today has not begun later than now.
        since: new Date(Math.min(Date.parse(`${addDays(today, -days)}T08:00:00Z`), Date.now())),
        history,
      },
      dataKeys,
    );
  const own = makeHistory({ ...options, isWhole: true, today });
  const person = make(email ?? `person-${batch}@example.org`, options.days, own);
  const connect = async () => {
    const client = new Client({ connectionString: adminUrl, application_name: 'spire-seed' });
    await client.connect();
    return client;
  };
  const client = await connect();
  try {
    await openVault(dataKeys, wrappedKeysIn(client));
    await placePeople(client, [person]);
    if (hasPictures) await placePictures(client, storageFolder, person);
  } finally {
    await client.end();
  }
  const each =
    peopleDays === undefined
      ? A_FEW_DAYS
      : { days: peopleDays, memories: Math.round(peopleDays / DAYS_PER_MEMORY), isWhole: true };
  const histories = Array.from({ length: Math.min(HISTORIES, people) }, (_, seed) =>
    makeHistory({ ...options, ...each, activities: 0, today, seed }),
  );
  let placed = 0;
  const placeSome = async () => {
    const lane = await connect();
    try {
      while (placed < people) {
        const first = placed;
        placed = Math.min(people, first + BATCH);
        const crowd = Array.from({ length: placed - first }, (_, index) =>
          make(
            `person-${batch}-${first + index}@example.org`,
            each.days,
            histories[(first + index) % HISTORIES] ?? own,
          ),
        );
        await placeCrowd(lane, crowd);
      }
    } finally {
      await lane.end();
    }
  };
  if (people > 0) await Promise.all(Array.from({ length: LANES }, placeSome));
  console.log(`${own.checkIns.length} check-ins and ${own.memories.length} memories over ${options.days} days.`);
  if (people > 0) console.log(`Beside them ${people} others: person-${batch}-0@example.org and so on.`);
  console.log(`E-mail:   ${person.email}`);
  console.log(`Password: ${password}`);
}

async function end(code: number): Promise<never> {
  await lifecycle.stop();
  process.exit(code);
}
