import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from './workspaceRoot.ts';

/** One mail as `/inbox/api/messages` answers it. */
export interface InboxMessage {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  date: string;
}

/** A running stack of the test's own: real PostgreSQL, auth, graph and pages at one origin. */
export interface TestStack {
  url: string;
  anonKey: string;
  dataFolder: string;
  /** Mails to that address, newest first. */
  inbox: (address: string) => Promise<InboxMessage[]>;
  /** The stack's output to the terminal and to its log. */
  log: () => string;
  /** Ends the whole stack; `keepData` leaves the data folder for a second start. */
  stop: (options?: { keepData?: boolean }) => Promise<void>;
}

const root = workspaceRoot();
const READY = /Spire is ready at (\S+)/;
const START_LIMIT = 300_000;

/** The ports that tests take: below those that the system gives to outgoing connections, which may come in between. */
const TEST_PORTS = { from: 10_000, to: 30_000 };

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** A port that was free a moment ago, and that no connection is given by chance. */
export async function freePort(): Promise<number> {
  const port = randomInt(TEST_PORTS.from, TEST_PORTS.to);
  return (await isFree(port)) ? port : freePort();
}

function whenReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`The stack did not start:\n${output}`)), START_LIMIT);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = READY.exec(output)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The stack ended with ${String(code)}:\n${output}`));
    });
  });
}

async function messagesTo(url: string, address: string): Promise<InboxMessage[]> {
  const answer = await fetch(`${url}/inbox/api/messages?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as InboxMessage[];
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/**
 * Starts the built stack on a free port with a data folder of its own; `environment` overrides any variable, `place` is
 * a copy of the repository and what is said on the command line there.
 */
export async function startStack(
  environment: Record<string, string> = {},
  dataFolder = mkdtempSync(path.join(tmpdir(), 'spire-test-')),
  place: { root: string; flags: readonly string[]; nodeFlags?: readonly string[] } = { root, flags: [] },
): Promise<TestStack> {
  const command = [...(place.nodeFlags ?? []), path.join(place.root, 'local/dist/main.js'), ...place.flags];
  const child = spawn(path.join(root, 'node_modules/node/bin/node'), command, {
    cwd: place.root,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataFolder,
      GOTRUE_SMTP_MAX_FREQUENCY: '0s',
      // All tests call from one address.
      GOTRUE_RATE_LIMIT_OTP: '100000',
      GOTRUE_RATE_LIMIT_VERIFY: '100000',
      GOTRUE_RATE_LIMIT_TOKEN_REFRESH: '100000',
      GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '1000',
      GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: '1000',
      RATE_LIMIT_PERSON: '1000000',
      RATE_LIMIT_ADDRESS: '1000000',
      PROCESSOR_MS_PERSON: '100000000',
      PROCESSOR_MS_ADDRESS: '100000000',
      RATE_LIMIT_ANONYMOUS: '1000000',
      // A push service of a test's own is on this machine.
      PUSH_LOOPBACK: 'on',
      LOG_LEVEL: 'error',
      // No test asks a provider but one of its own, whatever key lies about here.
      OPENAI_API_KEY: '',
      // A stack must not outlive the test run that started it, however that ends.
      SPIRE_LAUNCHER: String(process.pid),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await whenReady(child);
  const config = (await (await fetch(`${url}/config.json`)).json()) as { supabaseAnonKey: string };
  return {
    url,
    dataFolder,
    anonKey: config.supabaseAnonKey,
    inbox: (address) => messagesTo(url, address),
    log: () => output + readFileSync(path.join(dataFolder, 'spire.log'), 'utf8'),
    stop: async ({ keepData = false } = {}) => {
      await ended(child);
      // Its PostgreSQL may still be writing its last.
      if (!keepData) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
    },
  };
}

/** The stack that all integration tests of one run share; `stop` leaves it running for the next test file. */
export async function startTestStack(): Promise<TestStack> {
  const shared = process.env['SPIRE_TEST_STACK'];
  if (shared === undefined) return startStack();
  const { url, anonKey, dataFolder } = JSON.parse(shared) as Pick<TestStack, 'url' | 'anonKey' | 'dataFolder'>;
  return {
    url,
    anonKey,
    dataFolder,
    inbox: (address) => messagesTo(url, address),
    log: () => {
      throw new Error('The log of the shared stack is not kept: start one of your own');
    },
    stop: () => Promise.resolve(),
  };
}
