/**
 * `npm run remote -- publish|preview|rollback|list|check-schema|keys`: what a team does with its own remote, beside
 * servers that run on (docs/publishing.md).
 */
import { noteDecision } from '@spire/local/publishBuilds';
import { previewSecretOf, storeBeside } from '@spire/local/publishing';
import { readStackEnvironment } from '@spire/local/environment';
import { readSecrets } from '@spire/local/secrets';
import { siteAddress } from '@spire/services/web/siteAddress';
import { openDataFolder } from '@spire/services/dataFolder';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { describeFailure, Problem } from '../../bootstrap/problem.mjs';
import { remoteFolders } from '../remotes.ts';
import { readBuild, type Build } from '@spire/services/publishing/build';
import { graphLacks, shellLacks, type Offers, type Stated } from '@spire/services/publishing/compatibility';
import { historyOf, linkTo, operationsInUse } from '@spire/services/publishing/inStore';
import { offer, publish, rollBack, standing, type Target } from '@spire/services/publishing/publish';
import { keep } from './kept.ts';
import { newKeys } from '@spire/services/publishing/signing';
import { folderStore, hostedStore, type Store } from '@spire/services/publishing/store';

const USE = `npm run remote -- publish [NAME …]            the builds of these remotes, or of all, for everybody
npm run remote -- preview NAME [VERSION]      a link by which one person sees it
npm run remote -- rollback NAME [VERSION]     the version before, or that one, for everybody
npm run remote -- list                        what is out, and what was before
npm run remote -- check-schema FILE           whether that graph answers what is in use
npm run remote -- keep                        what a release says of itself, for tests of the next two
npm run remote -- keys                        a new pair of keys to sign with
  --to FOLDER|ADDRESS   the store; without it the data folder of npm start
  --upload COMMAND      how files come to that address: a folder is in $FROM, its place there in $TO
  --dist FOLDER         the build to publish, where it is not NAME/dist
  --site ADDRESS        where people open the app: its shell is asked what it serves
  --schema FILE         the schema of the running graph, where it is not graph/schema.graphql
  --hours NUMBER        how long a preview lasts; 24`;

const root = path.resolve(import.meta.dirname, '../..');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    upload: { type: 'string' },
    dist: { type: 'string' },
    site: { type: 'string' },
    schema: { type: 'string', default: path.join(root, 'graph/schema.graphql') },
    hours: { type: 'string', default: '24' },
  },
});

const say = (line: string) => void process.stdout.write(`${line}\n`);
const environment = readStackEnvironment(root, process.env);

function storeOf({ to, upload }: { to?: string | undefined; upload?: string | undefined }): Store {
  if (to === undefined) return folderStore(storeBeside(root, environment));
  if (!/^https?:/.test(to)) return folderStore(path.resolve(to));
  const readOnly = 'echo "Name how files come there: --upload COMMAND" >&2; exit 1';
  return hostedStore(to.endsWith('/') ? to : `${to}/`, upload ?? readOnly, process.env);
}

function ownShell(): Offers {
  const file = path.join(root, 'shell/dist/shell.json');
  if (!existsSync(file))
    throw new Problem('The shell is not built here: npm run build, or name where it runs: --site ADDRESS');
  return JSON.parse(readFileSync(file, 'utf8')) as Offers;
}

async function offers(): Promise<Offers> {
  if (options.site === undefined) return ownShell();
  const response = await fetch(new URL('/shell.json', options.site));
  if (!response.ok) throw new Problem(`${response.url} was answered ${response.status}: which shell runs there?`);
  return (await response.json()) as Offers;
}

const schemaOf = (file: string): GraphQLSchema => buildSchema(readFileSync(file, 'utf8'));

async function target(): Promise<Target> {
  const publicKey = environment.REGISTRY_PUBLIC_KEY;
  const signingKey = process.env['REGISTRY_SIGNING_KEY'];
  if (publicKey !== undefined && signingKey === undefined)
    throw new Problem('REGISTRY_PUBLIC_KEY is set, so REGISTRY_SIGNING_KEY has to be set too.');
  const [shell, schema] = [await offers(), schemaOf(options.schema)];
  const lacks = (version: Stated) => [...shellLacks(version, shell), ...graphLacks(version, schema)];
  return { store: storeOf(options), signingKey, publicKey, lacks };
}

/** The secret that the server checks links with. */
function previewSecret(): string {
  if (environment.PREVIEW_SECRET !== undefined) return environment.PREVIEW_SECRET;
  const secrets = options.to === undefined ? readSecrets(openDataFolder(environment.dataFolder).secrets) : undefined;
  if (secrets === undefined) throw new Problem('PREVIEW_SECRET has to be what it is for the server.');
  return previewSecretOf(environment, secrets);
}

const buildOf = (name: string) => readBuild(name, path.resolve(options.dist ?? path.join(root, name, 'dist')));

/** The next start of the stack here leaves to these builds what was just decided about them. */
function note(builds: readonly Build[]): void {
  if (options.to === undefined && options.dist === undefined) noteDecision(storeBeside(root, environment), builds);
}

function required(word: string | undefined): string {
  if (word === undefined) throw new Problem(USE);
  return word;
}

const COMMANDS: Readonly<Record<string, (words: readonly string[]) => Promise<void>>> = {
  publish: async (names) => {
    const wanted = names.length > 0 ? names : remoteFolders(root);
    const builds = wanted.map(buildOf);
    const news = new Set(await publish(await target(), builds));
    note(builds);
    for (const build of builds)
      say(`${build.name} ${build.version.version} ${news.has(build) ? 'is published' : 'was published already'}`);
  },
  preview: async ([word, version]) => {
    const name = required(word);
    const to = await target();
    const build = version === undefined ? buildOf(name) : undefined;
    if (build !== undefined) {
      await offer(to, build);
      note([build]);
    }
    const site = options.site ?? siteAddress(environment.HOST, environment.PORT);
    say(
      await linkTo(to, {
        name,
        version: version ?? build?.version.version ?? '',
        hours: Number(options.hours),
        secret: previewSecret(),
        site,
      }),
    );
  },
  rollback: async ([name, version]) => {
    say(`${required(name)} is ${await rollBack(await target(), required(name), version)} again`);
  },
  list: async () => {
    const to: Target = { store: storeOf(options), publicKey: environment.REGISTRY_PUBLIC_KEY, lacks: () => [] };
    const registry = await standing(to);
    if (registry === undefined) say('Nothing is published there');
    for (const name of Object.keys(registry?.remotes ?? {})) say(`${name} ${(await historyOf(to, name)).join(' < ')}`);
  },
  'check-schema': async ([file]) => {
    const schema = schemaOf(required(file));
    const own = JSON.parse(readFileSync(path.join(root, 'graph/operations.json'), 'utf8')) as Record<string, string>;
    const inUse = await operationsInUse({
      store: storeOf(options),
      publicKey: environment.REGISTRY_PUBLIC_KEY,
      lacks: () => [],
    });
    const all = [{ manifest: { name: 'shell' }, operations: own }, ...inUse];
    const reasons = all.flatMap((version) => graphLacks(version, schema));
    if (reasons.length > 0) throw new Problem(reasons.map((reason) => `Refused: ${reason}`).join('\n'));
    say(`That graph answers what the shell and ${inUse.length} published versions ask`);
  },
  keep: () => {
    const release = {
      shell: ownShell(),
      operations: JSON.parse(readFileSync(path.join(root, 'graph/operations.json'), 'utf8')) as Record<string, string>,
      remotes: remoteFolders(root)
        .map(buildOf)
        .map(({ manifest, needs, operations }) => ({ manifest, needs, operations })),
    };
    say(keep(root, new Date().toISOString().slice(0, 10), release));
    return Promise.resolve();
  },
  keys: async () => {
    const { signingKey, publicKey } = await newKeys();
    say(`REGISTRY_SIGNING_KEY=${signingKey}\nREGISTRY_PUBLIC_KEY=${publicKey}`);
  },
};

try {
  const [command = '', ...words] = positionals;
  const run = COMMANDS[command];
  if (run === undefined) throw new Problem(USE);
  await run(words);
} catch (error) {
  process.stderr.write(`${describeFailure(error, process.env['LOG_LEVEL'] === 'debug')}\n`);
  process.exitCode = 1;
}
