import { globSync } from 'node:fs';
import { namespaceOf } from './names.ts';
import { isIdentifier } from './nounNames.ts';
import { newPage } from './place.ts';
import type { Sources } from './sources.ts';

/** The remote whose package file a new one begins with. */
const MODEL = 'mf-tools';

/** The packages of the model that the first page needs as well. */
const NEEDED = ['@spire/domain', '@spire/i18n', '@spire/remote-kit', '@spire/ui', 'react', 'react-dom'];

interface Package {
  name?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  resolved?: string;
  link?: boolean;
}

const needed = (dependencies: Package['dependencies'] = {}) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => NEEDED.includes(name)));

function packageFile(sources: Sources, remote: string): string {
  const model = JSON.parse(sources.read(`${MODEL}/package.json`).replaceAll(MODEL, remote)) as Package;
  return JSON.stringify({ ...model, dependencies: needed(model.dependencies) });
}

/** Names that the code of a page and its test uses itself. */
const OWN_NAMES = new Set(['en', 'graph', 'language', 'manifest', 'no', 'page', 't', 'title']);

/** The name of a remote is that of its texts too, of which the app has one each, and of a value in its code. */
function refuseNamespace(sources: Sources, root: string, name: string): void {
  const files = globSync('{mf-*,shell,packages/*}/{src,gallery}/**/namespace.ts', { cwd: root });
  const isTaken = files.some((file) => sources.read(file).includes(`('${name}',`));
  if (isTaken || OWN_NAMES.has(name) || !isIdentifier(name))
    throw new Error(`Texts or code have a ${name} already: choose another name`);
}

/** Adds a remote with one page, in the workspace and the lock file; it is built as all are. */
export async function newRemote(sources: Sources, root: string, remote: string): Promise<void> {
  const messages = namespaceOf(remote);
  refuseNamespace(sources, root, messages);
  sources.add({
    [`${remote}/package.json`]: packageFile(sources, remote),
    [`${remote}/src/manifest.ts`]: manifest(remote),
    [`${remote}/src/remote.ts`]: door(remote),
    [`${remote}/src/messages/namespace.ts`]: namespace(messages),
    [`${remote}/src/messages/no.ts`]: 'export default {} as const;\n',
    [`${remote}/src/messages/en.ts`]: english,
  });
  sources.change('package.json', (text) => text.replace(`"${MODEL}",`, `"${MODEL}",\n    "${remote}",`));
  sources.change('package-lock.json', (text) => lockWith(text, remote));
  await newPage(sources, root, remote, messages);
}

/** The lock file as `npm install` would write it for a workspace that asks for no library of its own. */
function lockWith(text: string, remote: string): string {
  const lock = JSON.parse(text) as { packages: Record<string, Package> };
  const model = lock.packages[MODEL];
  const workspaces = lock.packages['']?.workspaces;
  if (model === undefined || workspaces === undefined) return text;
  workspaces.splice(workspaces.indexOf(MODEL) + 1, 0, remote);
  lock.packages[remote] = { ...model, name: `@spire/${remote}`, dependencies: needed(model.dependencies) };
  lock.packages[`node_modules/@spire/${remote}`] = { resolved: remote, link: true };
  const sorted = Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}

const manifest = (remote: string) => `import type { RemoteManifest } from '@spire/domain/remoteManifest';

/** The pages, cards and shortcuts of this remote (decision 0046). */
export default {
  contract: 2,
  name: '${remote}',
  pages: [],
  cards: [],
  shortcuts: [],
} as const satisfies RemoteManifest;
`;

const door = (remote: string) => `import type { RemoteModule } from '@spire/remote-kit';
import type manifest from './manifest.ts';
import { ${namespaceOf(remote)} } from './messages/namespace.ts';

export default {
  contract: 2,
  name: '${remote}',
  namespaces: [${namespaceOf(remote)}],
  pages: {},
  cards: {},
} satisfies RemoteModule<typeof manifest>;
`;

const namespace = (messages: string) => `import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const ${messages} = defineNamespace<typeof source>('${messages}', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
`;

const english = `import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {} as const satisfies Mirror<typeof source>;
`;
