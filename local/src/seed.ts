import { addDays, DEFAULT_TIME_ZONE, localDate } from '@spire/domain/dates';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { hashPassword } from '@spire/supabase/auth/passwords/passwords';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describeFailure } from '../bootstrap/problem.mjs';
import { createLifecycle } from './lifecycle.ts';
import { openSeedDatabase } from './seed/openSeedDatabase.ts';
import { makeHistory } from './seed/history.ts';
import { placePerson } from './seed/placePerson.ts';
import { readSeedOptions, type SeedOptions } from './seed/seedOptions.ts';
import { onSignals } from './signals.ts';

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

async function seed({ days, memories, email, language, hasProfile, seed }: SeedOptions): Promise<void> {
  const adminUrl = await openSeedDatabase(projectFolder(), process.env, lifecycle);
  const today = localDate(new Date(), DEFAULT_TIME_ZONE);
  const history = makeHistory({ today, days, memories, language, seed });
  const password = `Spire-${randomBytes(6).toString('hex')}-7`;
  const address = email ?? `person-${randomBytes(3).toString('hex')}@example.org`;
  const client = new Client({ connectionString: adminUrl, application_name: 'spire-seed' });
  await client.connect();
  try {
    await placePerson(client, {
      email: address,
      passwordHash: await hashPassword(password),
      language,
      hasProfile,
      since: new Date(`${addDays(today, -days)}T08:00:00Z`),
      history,
    });
  } finally {
    await client.end();
  }
  console.log(`${history.checkIns.length} check-ins and ${history.memories.length} memories over ${days} days.`);
  console.log(`E-mail:   ${address}`);
  console.log(`Password: ${password}`);
}

async function end(code: number): Promise<never> {
  await lifecycle.stop();
  process.exit(code);
}
