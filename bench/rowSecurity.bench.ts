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

type Read = () => PromiseLike<unknown>;

async function milliseconds(read: Read, atOnce: number): Promise<number> {
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, async () => await read()));
  return performance.now() - begun;
}

/** What each way of reading takes. They take turns, so that whatever else the machine does meets all of them. */
async function medians(reads: readonly Read[], atOnce: number): Promise<number[]> {
  const times = reads.map((): number[] => []);
  for (let turn = 0; turn < READS / atOnce; turn += 1)
    for (const [index, read] of reads.entries()) times[index]?.push(await milliseconds(read, atOnce));
  return times.map(median);
}

/**
 * What row-level security costs: the smallest read there is, through Prisma as a person, against the same read through
 * Prisma with a login that bypasses it. A larger read hides more of the difference.
 */
export async function rowSecurity(): Promise<Figure[]> {
  const stack = await startStack();
  const { owner, authenticator } = databaseOf(stack.dataFolder);
  const secured = await openUserDatabase({
    databaseUrl: authenticator,
    poolSize: POOL_SIZE,
    log: createLog('bench', 'error'),
  });
  const pool = new Pool({ connectionString: owner, max: POOL_SIZE });
  const plain = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });
  try {
    const { id: userId } = await newPerson(stack);
    const claims = claimsOf({ sub: userId });
    await secured.withUser(claims, (client) => client.account.create({ data: { userId } }));
    const reads: Read[] = [
      () => plain.account.findFirstOrThrow({ where: { userId } }),
      () => secured.asUser(claims, (client) => client.account.findFirstOrThrow({ where: { userId } })),
      () => secured.withUser(claims, (client) => client.account.findFirstOrThrow({ where: { userId } })),
    ];
    const figures: Figure[] = [];
    for (const atOnce of [1, 20]) {
      await medians(reads, atOnce);
      const runs: number[][] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await medians(reads, atOnce));
      const ratios = (way: number) => runs.map((times) => (times[way] ?? Number.NaN) / (times[0] ?? Number.NaN));
      const how = atOnce === 1 ? 'one after the other' : `${atOnce} at once`;
      figures.push(
        { name: `read as a person to plain read, ${how}`, runs: ratios(1), unit: 'times', limit: 1.5 },
        { name: `transaction as a person to plain read, ${how}`, runs: ratios(2), unit: 'times' },
        { name: `plain read, ${how}`, runs: runs.map(([plain = Number.NaN]) => plain), unit: 'ms' },
      );
    }
    return figures;
  } finally {
    await plain.$disconnect();
    await pool.end();
    await secured.stop();
    await stack.stop();
  }
}
