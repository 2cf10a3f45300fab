import { holdFolder } from '@spire/local/instanceLock';
import { createLifecycle } from '@spire/local/lifecycle';
import { openSecrets } from '@spire/local/secrets';
import { openDataFolder } from '@spire/services/dataFolder';
import { freePort } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { balancerConfig, type Pool } from './balancer.ts';
import { comesTrue, isAnswering, program, takesConnections, type Program } from './child.ts';
import { outsidePostgres, transactionPooler } from './database.ts';
import type { ProgramName } from './programs.ts';
import { serviceVariables } from './variables.ts';

/** All of Spire, each part a program of its own, two of each that may be two. */
export interface Installation {
  /** Where people open it. */
  url: string;
  anonKey: string;
  dataFolder: string;
  /** By name: postgres, pgbouncer, redis, haproxy, supabase, gateway1, gateway2, user1 … */
  programs: ReadonlyMap<string, Program>;
  stop: () => Promise<void>;
}

const root = workspaceRoot();
const serve = path.join(root, 'ops/dist/serve.js');
const STOOD_ON = ['postgres', 'pgbouncer', 'redis', 'haproxy'];
const TWICE = ['gateway', 'user', 'wellbeing', 'ai', 'web'] as const;

async function poolOf(size: number): Promise<Pool> {
  const port = await freePort();
  const servers = [];
  for (let each = 0; each < size; each += 1) servers.push(await freePort());
  return { port, servers };
}

/**
 * Starts PostgreSQL, a pooler in transaction mode before it, Redis, the migration through that pooler, our
 * Supabase-compatible service, two of each other process, and a balancer before them. `extra` goes to every service.
 */
export async function startInstallation(
  files: Record<ProgramName, string>,
  extra: Record<string, string> = {},
): Promise<Installation> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'spire-hosted-'));
  const logs = mkdtempSync(path.join(tmpdir(), 'spire-hosted-logs-'));
  for (const each of [dataFolder, logs]) chmodSync(each, 0o711);
  const data = openDataFolder(dataFolder);
  const secrets = openSecrets(data.secrets);
  const lifecycle = createLifecycle();
  await holdFolder(data, 'npm run hosted', lifecycle);
  const programs = new Map<string, Program>();
  const start = async (started: Program) => {
    programs.set(started.name, started);
    await started.start();
  };
  const stop = async () => {
    // Services first and together; then what they stand on.
    const all = [...programs.values()].reverse();
    const stoodOn = all.filter(({ name }) => STOOD_ON.includes(name));
    await Promise.all(all.filter((each) => !stoodOn.includes(each)).map((each) => each.stop()));
    for (const each of stoodOn) await each.stop();
    await lifecycle.stop();
    if (process.env['HOSTED_KEEP'] === 'on') console.log(`Kept: ${logs} and ${dataFolder}`);
    else for (const each of [dataFolder, logs]) rmSync(each, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  try {
    const [site, poolerPort, redisPort] = [await freePort(), await freePort(), await freePort()];
    const services = randomBytes(24).toString('hex');
    const { superuser: postgres, authenticator, authAdmin: supabase_auth_admin } = secrets;
    await start(outsidePostgres(data, secrets));
    const logins = { postgres, authenticator, supabase_auth_admin, spire_services: services };
    const pooler = { file: files.pgbouncer, folder: logs, port: poolerPort, data, logins };
    await start(transactionPooler(pooler));
    const addressFor = (login: keyof typeof logins) =>
      `postgresql://${login}:${logins[login]}@127.0.0.1:${poolerPort}/spire`;
    migrate({
      DATABASE_URL: addressFor('postgres'),
      SERVICES_PASSWORD: services,
      AUTH_PASSWORD: supabase_auth_admin,
      STORAGE_PASSWORD: authenticator,
    });
    const redis = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const isRedisUp = () => takesConnections(redisPort);
    await start(program({ name: 'redis', command: [files['redis-server'], ...redis], isUp: isRedisUp, folder: logs }));
    const names = [...TWICE, 'supabase'] as const;
    const pools = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await poolOf(name === 'supabase' ? 1 : 2)] as const)),
    ) as Record<(typeof names)[number], Pool>;
    const balancer = path.join(logs, 'haproxy.cfg');
    writeFileSync(balancer, balancerConfig({ site, pools }));
    const isBalancing = () => takesConnections(site);
    await start(
      program({ name: 'haproxy', command: [files.haproxy, '-f', balancer], isUp: isBalancing, folder: logs }),
    );

    const url = `http://localhost:${site}`;
    const variables = serviceVariables({ url, pools, secrets, addressFor, redisPort, dataFolder });
    const service = (name: (typeof names)[number], at: number, more: Record<string, string>) => {
      const PORT = String(pools[name].servers[at]);
      const isUp = () => isAnswering(`http://localhost:${PORT}/api/health`);
      const environment = { ...variables[name], ...more, ...extra, PORT };
      const command: [string, ...string[]] = [process.execPath, serve, name];
      return program({
        name: name === 'supabase' ? name : `${name}${at + 1}`,
        command,
        environment,
        isUp,
        folder: logs,
      });
    };
    await start(service('supabase', 0, {}));
    const { anonKey } = JSON.parse(readFileSync(data.keys, 'utf8')) as { anonKey: string };
    for (const name of TWICE)
      await Promise.all([0, 1].map((at) => start(service(name, at, { SUPABASE_ANON_KEY: anonKey }))));
    // The balancer looks for itself, and sends nobody to a server that it has not yet found ready.
    for (const at of [url, `${url}/api/ready`])
      if (!(await comesTrue(() => isAnswering(at)))) throw new Error(`The balancer does not answer at ${at}`);
    return { url, anonKey, dataFolder, programs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function migrate(environment: Record<string, string>): void {
  execFileSync(process.execPath, [serve, 'migrate'], { cwd: root, env: { ...process.env, ...environment } });
}
