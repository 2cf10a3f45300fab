import { projectFolder } from '@spire/graph-kit/projectFolder';
import { openTelemetry } from '@spire/graph-kit/telemetry';
import { openDataFolder, type DataFolder } from '@spire/services/dataFolder';
import { requireDatabase } from '@spire/services/database/externalDatabase';
import { remoteFolders } from '@spire/services/web/remoteFolders';
import { siteAddress } from '@spire/services/web/siteAddress';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import type { Logger } from 'pino';
import { describeFailure } from '../../bootstrap/problem.mjs';
import { createProgress } from '../../bootstrap/progress.mjs';
import { develop } from './dev/develop.ts';
import { readStartFlags } from './dev/startFlags.ts';
import { isHosted, isInboxOn, offBecauseReachable, readStackEnvironment, type Environment } from './environment.ts';
import { requireFreePort } from './freePort.ts';
import { holdFolder } from './instanceLock.ts';
import { createLifecycle } from './lifecycle.ts';
import { watchParents } from './parentWatch.ts';
import { startEmbeddedPostgres } from './postgres/embeddedPostgres.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import type * as Services from './services.ts';
import { onSignals } from './signals.ts';

/** A second Ctrl-C waits this long for what it kills. */
const KILL_LIMIT_MS = 1500;

// The compiled code lies beside the build and goes with it: a tenth less of every later start.
enableCompileCache(path.join(path.dirname(process.argv[1] ?? ''), 'compiled'));

const progress = createProgress();
const lifecycle = createLifecycle();
let loading: Promise<typeof Services> | undefined;

onSignals({
  stop: () => void stop(0),
  kill: () => {
    setTimeout(() => process.exit(130), KILL_LIMIT_MS);
    void lifecycle.kill().finally(() => process.exit(130));
  },
});
// Output goes nowhere once the terminal is gone; that is no reason to die before PostgreSQL is stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// A fault of ours must not leave PostgreSQL behind.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (fault: unknown) => {
    if (!lifecycle.isStopping()) void fail(fault, { isFault: true });
  });

try {
  await start(projectFolder());
} catch (error) {
  if (!lifecycle.isStopping()) await fail(error);
}

async function start(root: string): Promise<void> {
  const { isDevelopment, only } = readStartFlags(process.argv.slice(2), remoteFolders(root));
  const environment = readStackEnvironment(root, process.env);
  const site = siteAddress(environment.HOST, environment.PORT);
  const data = openDataFolder(environment.dataFolder);
  await holdFolder(data, site, lifecycle);
  watchParents(process.env['SPIRE_LAUNCHER'], () => void stop(0));
  await requireFreePort(environment.HOST, environment.PORT);
  const secrets = openSecrets(data.secrets);
  const development = isDevelopment ? develop(root, only, lifecycle, progress.line) : undefined;
  const adminUrl =
    (await externalDatabase(environment)) ??
    (await startDatabase({ root, environment, data, secrets, isLoadingAhead: !isDevelopment }));
  const task = { root, environment, data, secrets, site, adminUrl };
  await progress.step('Starting the services', async () => {
    if (development !== undefined) return development.startServices(task);
    const { startServices } = await loadServices();
    await startServices({ ...task, lifecycle, isDevelopment });
  });
  lifecycle.signal.throwIfAborted();
  const off = offBecauseReachable(environment);
  if (off !== undefined) progress.line(off);
  progress.line(`Spire is ready at ${site}`);
  if (isInboxOn(environment)) progress.line(`Mail that it sends lies at ${site}/inbox`);
  if (development !== undefined) progress.line(development.summary);
}

/** The longest part of a start; it goes on while PostgreSQL starts in a process of its own. */
function loadServices(): Promise<typeof Services> {
  return (loading ??= openTelemetry('stack', process.env['OTEL_EXPORTER_OTLP_ENDPOINT']).then(
    () => import('./services.ts'),
  ));
}

async function externalDatabase(environment: Environment): Promise<string | undefined> {
  const url = environment.DATABASE_URL;
  if (url !== undefined) await requireDatabase(url, { mayCreateRoles: !isHosted(environment) });
  return url;
}

interface DatabaseOptions {
  root: string;
  environment: Environment;
  data: DataFolder;
  secrets: Secrets;
  isLoadingAhead: boolean;
}

async function startDatabase({ root, environment, data, secrets, isLoadingAhead }: DatabaseOptions): Promise<string> {
  let opening: Promise<Logger> | undefined;
  /** Loaded when it is needed, because nothing should come before the start of PostgreSQL. */
  const log = () => (opening ??= import('./log.ts').then(({ openLog }) => openLog(data.log, environment.LOG_LEVEL)));
  const { adminUrl, lost } = await progress.step('Starting PostgreSQL', () =>
    startEmbeddedPostgres({
      root,
      data,
      superuserPassword: secrets.superuser,
      lifecycle,
      meanwhile: () => void (isLoadingAhead && loadServices().catch(() => undefined)),
      onReturn: (awayMs) => {
        const details = { awayMs: Math.round(awayMs) };
        void log().then((opened) => opened.error(details, 'PostgreSQL had ended unexpectedly and was started again'));
        progress.line(
          `PostgreSQL had ended unexpectedly and is back after ${(awayMs / 1000).toFixed(1)} s; ` +
            `its last words are in ${data.postgresLog}`,
        );
      },
    }),
  );
  void lost.then((reason) => lifecycle.isStopping() || fail(reason));
  return adminUrl;
}

async function stop(code: number): Promise<never> {
  if (code === 0) await progress.step('Stopping', lifecycle.stop);
  else await lifecycle.stop();
  process.exit(code);
}

/** Says what went wrong and ends; what was started is stopped first. */
async function fail(error: unknown, { isFault = false } = {}): Promise<never> {
  progress.breakLine();
  console.error(describeFailure(error, isFault || process.env['LOG_LEVEL'] === 'debug'));
  return stop(1);
}
