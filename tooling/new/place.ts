import { composePages } from '@spire/domain/composePages';
import { readManifest } from '@spire/domain/readManifest';
import type { RemoteManifest } from '@spire/domain/remoteManifest';
import { SHELL_PAGES } from '@spire/domain/routes';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteFolders } from '../remotes.ts';
import { componentOf, dashed, wordsOf } from './names.ts';
import { addEntry, type Sources } from './sources.ts';
import { cardComponent, cardTest, pageComponent, pageTest } from './templates.ts';

/** A place of a remote: its id there, and the texts of its files. */
interface Place {
  remote: string;
  id: string;
  kind: 'page' | 'card';
  entry: string;
  component: (words: string) => string;
  test: (words: string) => string;
}

/** Adds a page at `/its-id` that shows a title and a line. */
export async function newPage(sources: Sources, root: string, remote: string, id: string): Promise<void> {
  const title = { no: `${wordsOf(id)} (no)`, en: wordsOf(id) };
  const page = { id, path: `/${dashed(id)}`, access: 'signed-in', title } as const;
  await refuseTaken(root, { ...nothing(remote), pages: [page] });
  newPlace(sources, {
    remote,
    id,
    kind: 'page',
    entry: `{ id: '${id}', path: '${page.path}', access: 'signed-in', title: { no: '${title.no}', en: '${title.en}' } }`,
    component: (words) => pageComponent(remote, id, words),
    test: (words) => pageTest(remote, id, words),
  });
}

/** Adds a card at the end of Home's second column. */
export async function newCard(sources: Sources, root: string, remote: string, id: string): Promise<void> {
  await refuseTaken(root, { ...nothing(remote), cards: [{ id, place: 'home.aside', order: 900 }] });
  newPlace(sources, {
    remote,
    id,
    kind: 'card',
    entry: `{ id: '${id}', place: 'home.aside', order: 900 }`,
    component: (words) => cardComponent(remote, id, words),
    test: (words) => cardTest(remote, id, words),
  });
}

const nothing = (name: string): RemoteManifest => ({ contract: 2, name, pages: [], cards: [], shortcuts: [] });

/** An id or a path that the registry would refuse is an error: it names what is wrong, or whose it is already. */
async function refuseTaken(root: string, wanted: RemoteManifest): Promise<void> {
  const manifests = await Promise.all(
    remoteFolders(root).map(async (folder) => {
      const file = pathToFileURL(path.join(root, folder, 'src/manifest.ts')).href;
      return ((await import(file)) as { default: RemoteManifest }).default;
    }),
  );
  const reading = readManifest(wanted, wanted.name);
  const refusal =
    reading.kind === 'refused' ? reading : composePages(SHELL_PAGES, [...manifests, wanted]).refused.at(-1);
  if (refusal !== undefined) throw new Error(`${refusal.reason}: choose another name`);
}

/** The key of a place's words: its id, or with the kind behind it where a page or a card of that name has the id. */
function wordsKey(messages: string, id: string, kind: Place['kind']): string {
  const free = [id, id + componentOf(kind)].find((key) => !new RegExp(`^ *${key}:`, 'm').test(messages));
  if (free === undefined) throw new Error(`There are words of a ${id} already: choose another name`);
  return free;
}

function newPlace(sources: Sources, { remote, id, kind, entry, component, test }: Place): void {
  const messages = (language: 'no' | 'en') => `${remote}/src/messages/${language}.ts`;
  const manifest = `${remote}/src/manifest.ts`;
  sources.read(manifest);
  const words = wordsKey(sources.read(messages('no')), id, kind);
  const name = componentOf(id) + componentOf(kind);
  const folder = dashed(id);
  const addWords = (language: 'no' | 'en', title: string, text: string) =>
    sources.change(messages(language), (source) =>
      addEntry(source, 'export default {', `${words}: { title: '${title}', text: '${text}' }`),
    );
  sources.add({
    [`${remote}/src/${folder}/${name}.tsx`]: component(words),
    [`${remote}/src/${folder}/${name}.test.tsx`]: test(words),
  });
  sources.change(manifest, (source) => addEntry(source, `${kind}s: [`, entry));
  sources.change(`${remote}/src/remote.ts`, (source) =>
    addEntry(source, `${kind}s: {`, `${id}: () => import('./${folder}/${name}.tsx')`),
  );
  addWords('no', `${wordsOf(id)} (no)`, 'Dette er en begynnelse.');
  addWords('en', wordsOf(id), 'This is a beginning.');
}
