import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { schemaEngine } from '@spire/graph-kit/testing/schemaEngine';
import { applyMigrations, type MigrationsPlace } from '@spire/graph-kit/migrations/applyMigrations';
import { startStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from './measure.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);

const PLACES: MigrationsPlace[] = [
  { folder: 'services/supabase/migrations', schema: 'supabase' },
  { folder: 'graph/subgraph-user/migrations', schema: 'users' },
  { folder: 'graph/subgraph-wellbeing/migrations', schema: 'wellbeing' },
].map(({ folder, schema }) => ({ folder: path.join(workspaceRoot(), folder), schema }));

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

type Apply = (databaseUrl: string, place: MigrationsPlace) => Promise<unknown>;

const APPLIERS: Record<string, Apply> = {
  ours: applyMigrations,
  "Prisma's engine in this process": (databaseUrl, place) => schemaEngine(databaseUrl, place).apply(),
};

/** Prisma's command line alone: it starts, reads a schema and ends, and asks neither engine nor database. */
const startPrisma = () =>
  promisify(execFile)(path.join(workspaceRoot(), 'node_modules/.bin/prisma'), ['validate'], {
    cwd: path.join(workspaceRoot(), 'graph/subgraph-user'),
    env: { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_SCHEMA_ENGINE_BINARY: 'package.json' },
  });

/**
 * Migrations' cost to a start: all of them on an empty database, and none where all are applied, beside Prisma's
 * engine, and beside the mere starts of `prisma migrate deploy`, one for each folder.
 */
export async function migrations(): Promise<Figure[]> {
  const stack = await startStack();
  const empty = new Map<string, number[]>(Object.keys(APPLIERS).map((name) => [name, []]));
  const applied = new Map<string, number[]>(Object.keys(APPLIERS).map((name) => [name, []]));
  const commands: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, [name, apply]] of Object.entries(APPLIERS).entries()) {
        const database = `bench_${round}_${at}`;
        await asOwner(stack.dataFolder, `create database ${database}`);
        const url = new URL(databaseOf(stack.dataFolder).owner);
        url.pathname = `/${database}`;
        const applyAll = async () => {
          for (const place of PLACES) await apply(url.href, place);
        };
        empty.get(name)?.push(await milliseconds(applyAll));
        applied.get(name)?.push(await milliseconds(applyAll));
        await asOwner(stack.dataFolder, `drop database ${database} with (force)`);
      }
      commands.push(
        await milliseconds(async () => {
          for (let start = 0; start < PLACES.length; start += 1) await startPrisma();
        }),
      );
    }
  } finally {
    await stack.stop();
  }
  const ours = applied.get('ours') ?? [];
  return [
    ...[...empty].map(([name, runs]): Figure => ({ name: `an empty database, ${name}`, runs, unit: 'ms' })),
    ...[...applied].map(([name, runs]): Figure => ({ name: `nothing to apply, ${name}`, runs, unit: 'ms' })),
    { name: "nothing to apply, the three starts of Prisma's command line alone", runs: commands, unit: 'ms' },
    {
      name: 'nothing to apply, ours to these three starts',
      runs: ours.map((value, at) => value / (commands[at] ?? Number.NaN)),
      unit: 'times',
      limit: 1 / 1.3,
    },
  ];
}
