import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { node, repository } from '@spire/local/testing/stackProcess';
import type { TestStack } from '@spire/testing/stack';
import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** One service alone, as `npm run serve -- NAME` runs it. */
export interface ServiceProcess {
  address: string;
  /** Ends it as a supervisor does; answers its exit code. */
  stop: () => Promise<number | null>;
}

/** The environment of a gateway that stands before one server in the place of every subgraph. */
export function gatewayBefore({ url, dataFolder }: TestStack, subgraphs: Server): Record<string, string> {
  const address = `http://127.0.0.1:${(subgraphs.address() as AddressInfo).port}/graphql`;
  return {
    SUPABASE_URL: url,
    DATABASE_URL: databaseOf(dataFolder).authenticator,
    SUBGRAPH_SECRET: 'x'.repeat(32),
    SUBGRAPH_USER_URL: address,
    SUBGRAPH_WELLBEING_URL: address,
    SUBGRAPH_AI_URL: address,
  };
}

/** A machine that is busy with something else takes its time: a minute, in ms between two looks. */
const BETWEEN = 50;
const MOST_ATTEMPTS = 60_000 / BETWEEN;

/** Starts a service and waits until it answers its health check. */
export async function serve(name: string, port: number, environment: Record<string, string>): Promise<ServiceProcess> {
  const child = spawn(node, [path.join(repository, 'ops/dist/serve.js'), name], {
    cwd: repository,
    env: { ...process.env, LOG_LEVEL: 'error', DRAIN_MS: '0', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = `http://localhost:${port}`;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The service ${name} ended:\n${output}`);
    const isUp = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { address, stop: () => (child.kill('SIGTERM'), ended) };
    await wait(BETWEEN);
  }
  child.kill('SIGKILL');
  throw new Error(`The service ${name} does not answer:\n${output}`);
}
