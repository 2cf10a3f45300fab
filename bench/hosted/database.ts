import { startEmbeddedPostgres } from '@spire/local/postgres/embeddedPostgres';
import { createLifecycle, type Lifecycle } from '@spire/local/lifecycle';
import { postgresAccount } from '@spire/local/postgres/account';
import { readClusterLocation } from '@spire/local/postgres/clusterLocation';
import type { Secrets } from '@spire/local/secrets';
import type { DataFolder } from '@spire/services/dataFolder';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { program, takesConnections, type Program } from './child.ts';

/** PostgreSQL outside of everything, at a port that stays. */
export function outsidePostgres(data: DataFolder, { superuser: superuserPassword }: Secrets): Program {
  let lifecycle: Lifecycle = createLifecycle();
  const end = async (way: 'stop' | 'kill') => {
    await lifecycle[way]();
    const { port = 0 } = readClusterLocation(data) ?? {};
    while (await takesConnections(port)) await wait(50);
  };
  return {
    name: 'postgres',
    start: async () => {
      lifecycle = createLifecycle();
      await startEmbeddedPostgres({ root: workspaceRoot(), data, superuserPassword, lifecycle });
    },
    stop: async () => (await end('stop'), 0),
    kill: () => end('kill'),
  };
}

/** Passwords by login. */
type Logins = Record<string, string>;

interface PoolerOptions {
  file: string;
  folder: string;
  port: number;
  data: DataFolder;
  logins: Logins;
}

/**
 * PgBouncer in transaction mode with its defaults: it refuses whatever a client asks for a whole connection, and gives
 * each transaction another one.
 */
export function transactionPooler({ file, folder: parent, port, data, logins }: PoolerOptions): Program {
  const account = postgresAccount(data.postgres);
  const folder = path.join(parent, 'pgbouncer');
  mkdirSync(folder, { mode: 0o700 });
  const [users, config] = [path.join(folder, 'users.txt'), path.join(folder, 'pgbouncer.ini')];
  writeFileSync(
    users,
    Object.entries(logins)
      .map(([login, password]) => `"${login}" "${password}"\n`)
      .join(''),
  );
  writeFileSync(
    config,
    `[databases]
* = host=127.0.0.1 port=${readClusterLocation(data)?.port ?? 0}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 15
max_client_conn = 500
server_login_retry = 1
log_connections = 0
log_disconnections = 0
`,
  );
  if (account !== undefined) for (const each of [folder, users, config]) chownSync(each, account.uid, account.gid);
  const isUp = () => takesConnections(port);
  return program({ name: 'pgbouncer', command: [file, config], account, isUp, folder: parent });
}
