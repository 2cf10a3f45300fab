import { PrismaPg } from '@prisma/adapter-pg';
import { createLog } from '@spire/graph-kit/log';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { startStack } from '@spire/testing/stack';
import { openUserDatabase } from '@spire/subgraph-user/database';
import { PrismaClient } from '@spire/subgraph-user/generated/client';
import { Pool } from 'pg';
import { median, type Figure } from './measure.ts';

const POOL_SIZE = 8;
const RUNS = 5;
const READS = 1000;
/** As many people as read at once: what one person reads in one moment would travel together. */
const PEOPLE = 20;

/** Reads as the person of that number. */
type Read = (person: number) => PromiseLike<unknown>;

async function milliseconds(read: Read, atOnce: number): Promise<number> {
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, async (_, person) => await read(person)));
  return performance.now() - begun;
}

/** The median time of each read. They take turns, so that whatever else the machine does meets all of them. */
async function medians(reads: readonly Read[], atOnce: number): Promise<number[]> {
  const times = reads.map((): number[] => []);
  for (let turn = 0; turn < READS / atOnce; turn += 1)
    for (const [index, read] of reads.entries()) times[index]?.push(await milliseconds(read, atOnce));
  return times.map(median);
}

/**
 * Row-level security's cost: the smallest read there is, through Prisma as a person, against the same read through
 * Prisma with a login that bypasses it. A larger read hides more of the difference.
 */
export async function rowSecurity(): Promise<Figure[]> {
  const stack = await startStack();
  const { owner, authenticator } = databaseOf(stack.dataFolder);
  const place = { databaseUrl: authenticator, poolSize: POOL_SIZE, log: createLog('bench', 'error') };
  // As the stack has it; and as it is behind a pooler, where no connection knows a statement by its name.
  const secured = await openUserDatabase({ ...place, hasStatementNames: true });
  const pooled = await openUserDatabase(place);
  const pool = new Pool({ connectionString: owner, max: POOL_SIZE });
  const plain = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => newPerson(stack)));
    const claims = people.map(({ id }) => claimsOf({ sub: id }));
    for (const each of claims)
      await secured.transactionAsCaller(each, (client) => client.account.create({ data: { userId: each.sub } }));
    const claimsAt = (person: number) => claims[person] ?? claimsOf();
    const whose = (person: number) => ({ where: { userId: claimsAt(person).sub } });
    const reads: Read[] = [
      (person) => plain.account.findFirstOrThrow(whose(person)),
      (person) => secured.queryAsCaller(claimsAt(person), (client) => client.account.findFirstOrThrow(whose(person))),
      (person) => pooled.queryAsCaller(claimsAt(person), (client) => client.account.findFirstOrThrow(whose(person))),
      (person) =>
        secured.transactionAsCaller(claimsAt(person), (client) => client.account.findFirstOrThrow(whose(person))),
    ];
    const figures: Figure[] = [];
    for (const atOnce of [1, PEOPLE]) {
      await medians(reads, atOnce);
      const runs: number[][] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await medians(reads, atOnce));
      const ratios = (way: number) => runs.map((times) => (times[way] ?? Number.NaN) / (times[0] ?? Number.NaN));
      const how = atOnce === 1 ? 'one after the other' : `${atOnce} at once`;
      figures.push(
        { name: `read as a person to plain read, ${how}`, runs: ratios(1), unit: 'times', limit: 1.5 },
        { name: `the same behind a pooler, ${how}`, runs: ratios(2), unit: 'times' },
        { name: `transaction as a person to plain read, ${how}`, runs: ratios(3), unit: 'times' },
        { name: `plain read, ${how}`, runs: runs.map(([plain = Number.NaN]) => plain), unit: 'ms' },
      );
    }
    return figures;
  } finally {
    await plain.$disconnect();
    await pool.end();
    await secured.stop();
    await pooled.stop();
    await stack.stop();
  }
}
