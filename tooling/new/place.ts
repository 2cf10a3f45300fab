import { componentOf, dashed, wordsOf } from './names.ts';
import { addEntry, type Sources } from './sources.ts';
import { cardComponent, cardTest, pageComponent, pageTest } from './templates.ts';

/** Where a place of a remote is written: its folder, and what goes where. */
interface Place {
  remote: string;
  id: string;
  kind: 'page' | 'card';
  entry: string;
  component: string;
  test: string;
}

/** Adds a page at `/its-id` that shows a title and a line. */
export function newPage(sources: Sources, remote: string, id: string): void {
  const words = wordsOf(id);
  newPlace(sources, {
    remote,
    id,
    kind: 'page',
    entry: `{ id: '${id}', path: '/${dashed(id)}', access: 'signed-in', title: { no: '${words} (no)', en: '${words}' } }`,
    component: pageComponent(remote, id),
    test: pageTest(remote, id),
  });
}

/** Adds a card at the end of Home's second column. */
export function newCard(sources: Sources, remote: string, id: string): void {
  newPlace(sources, {
    remote,
    id,
    kind: 'card',
    entry: `{ id: '${id}', place: 'home.aside', order: 900 }`,
    component: cardComponent(remote, id),
    test: cardTest(remote, id),
  });
}

function newPlace(sources: Sources, { remote, id, kind, entry, component, test }: Place): void {
  const manifest = `${remote}/src/manifest.ts`;
  if (sources.read(manifest).includes(`id: '${id}'`))
    throw new Error(`${remote} has a ${id} already: choose another name`);
  const name = componentOf(id) + componentOf(kind);
  const folder = dashed(id);
  const addWords = (language: 'no' | 'en', title: string, text: string) =>
    sources.change(`${remote}/src/messages/${language}.ts`, (source) =>
      addEntry(source, 'export default {', `${id}: { title: '${title}', text: '${text}' }`),
    );
  sources.add({
    [`${remote}/src/${folder}/${name}.tsx`]: component,
    [`${remote}/src/${folder}/${name}.test.tsx`]: test,
  });
  sources.change(manifest, (source) => addEntry(source, `${kind}s: [`, entry));
  sources.change(`${remote}/src/remote.ts`, (source) =>
    addEntry(source, `${kind}s: {`, `${id}: () => import('./${folder}/${name}.tsx')`),
  );
  addWords('no', `${wordsOf(id)} (no)`, 'Dette er en begynnelse.');
  addWords('en', wordsOf(id), 'This is a beginning.');
}
