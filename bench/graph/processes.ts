import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { freePort, type TestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Processes of the benchmark, by the addresses they answer at. */
export interface Processes<Name extends string> {
  addresses: Record<Name, string>;
  stop: () => void;
}

const root = workspaceRoot();
const NAMES = ['user', 'wellbeing', 'ai'] as const;

function start(command: string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'production', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

async function untilUp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const isUp = await fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
  throw new Error(`${url} does not answer`);
}

function withAddresses(addresses: Record<string, string>): string {
  const supergraph = readFileSync(path.join(root, 'graph/supergraph.graphql'), 'utf8').replaceAll(
    /@join__graph\(name: "(\w+)", url: "[^"]*"\)/g,
    (_whole, name: string) => `@join__graph(name: "${name}", url: "${addresses[name] ?? ''}/graphql")`,
  );
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'spire-hive-')), 'supergraph.graphql');
  writeFileSync(file, supergraph);
  return file;
}

/** This stack's key to wrap people's keys. */
export function dataKeyOf({ dataFolder }: TestStack): string {
  const secrets = JSON.parse(readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')) as Record<string, string>;
  return secrets['dataKey'] ?? '';
}

/** The hand-written server; it has the database to itself beside the stack, which has few connections to give. */
export async function startHandWritten(stack: TestStack): Promise<Processes<'handWritten'>> {
  const url = databaseOf(stack.dataFolder).authenticator;
  const child = start([path.join(root, 'bench/graph/handWritten.ts'), url, `${stack.url}/auth/v1`], {
    DATA_KEY: dataKeyOf(stack),
  });
  const handWritten = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (line) => resolve(String(line).trim())),
  );
  return { addresses: { handWritten }, stop: () => child.kill('SIGKILL') };
}

/** Our gateway and Hive's two in front of the same subgraphs, each in a process of its own; '' is not installed. */
export async function startGateways(stack: TestStack): Promise<Processes<'ours' | 'hive' | 'hiveRust'>> {
  const children: ChildProcess[] = [];
  const shared = {
    SUPABASE_URL: stack.url,
    DATABASE_URL: databaseOf(stack.dataFolder).authenticator,
    SUBGRAPH_SECRET: randomBytes(32).toString('hex'),
    DATA_KEY: dataKeyOf(stack),
    STATEMENT_NAMES: 'on',
    HOST: '127.0.0.1',
    KNOWN_OPERATIONS: 'off',
    RATE_LIMIT_PERSON: '1000000',
    RATE_LIMIT_ADDRESS: '1000000',
    PROCESSOR_MS_PERSON: '100000000',
    PROCESSOR_MS_ADDRESS: '100000000',
  };
  const run = async (command: string[], environment: Record<string, string>, { port, path: probe }: Probe) => {
    children.push(start(command, { ...shared, ...environment, PORT: port }));
    await untilUp(`http://127.0.0.1:${port}${probe}`);
    return `http://127.0.0.1:${port}`;
  };
  const serve = async (name: string, environment: Record<string, string> = {}) =>
    run(['ops/dist/serve.js', name], environment, { port: String(await freePort()), path: '/api/health' });
  const addresses = Object.fromEntries(
    await Promise.all(NAMES.map(async (name) => [name, await serve(name)] as const)),
  );
  const urls = Object.fromEntries(
    NAMES.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, `${addresses[name] ?? ''}/graphql`]),
  );
  const supergraph = withAddresses(addresses);
  const hive = async (flags: string[]) => {
    const port = String(await freePort());
    const command = [
      path.join(root, 'bench/hive/node_modules/@graphql-hive/gateway/dist/bin.js'),
      'supergraph',
      supergraph,
    ];
    const config = ['-c', path.join(root, 'bench/graph/hive.config.ts'), '-p', port, ...flags];
    const address = await run([...command, ...config], { HIVE_SUPERGRAPH: supergraph }, { port, path: '/healthcheck' });
    return `${address}/graphql`;
  };
  const hasRustPlanner = existsSync(path.join(root, 'bench/hive/node_modules/@graphql-hive/router-runtime'));
  return {
    addresses: {
      ours: `${await serve('gateway', urls)}/graphql`,
      hive: await hive([]),
      hiveRust: hasRustPlanner ? await hive(['--hive-router-runtime']) : '',
    },
    stop: () => children.forEach((child) => child.kill('SIGKILL')),
  };
}

interface Probe {
  port: string;
  path: string;
}
