import { addEntry, addFiles, changeFile, readText } from './files.ts';
import { componentOf, dashed, wordsOf } from './names.ts';
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

/** Adds a page at `/its-id` that shows a title and a line; answers the files. */
export function newPage(root: string, remote: string, id: string): string[] {
  const words = wordsOf(id);
  return newPlace(root, {
    remote,
    id,
    kind: 'page',
    entry: `{ id: '${id}', path: '/${dashed(id)}', access: 'signed-in', title: { no: '${words} (no)', en: '${words}' } }`,
    component: pageComponent(remote, id),
    test: pageTest(remote, id),
  });
}

/** Adds a card at the end of Home's second column; answers the files. */
export function newCard(root: string, remote: string, id: string): string[] {
  return newPlace(root, {
    remote,
    id,
    kind: 'card',
    entry: `{ id: '${id}', place: 'home.aside', order: 900 }`,
    component: cardComponent(remote, id),
    test: cardTest(remote, id),
  });
}

function newPlace(root: string, { remote, id, kind, entry, component, test }: Place): string[] {
  const manifest = `${remote}/src/manifest.ts`;
  if (readText(root, manifest).includes(`id: '${id}'`))
    throw new Error(`${remote} has a ${id} already: choose another name`);
  const name = componentOf(id) + componentOf(kind);
  const folder = dashed(id);
  const messages = (language: 'no' | 'en', title: string, text: string) =>
    changeFile(root, `${remote}/src/messages/${language}.ts`, (source) =>
      addEntry(source, 'export default {', `${id}: { title: '${title}', text: '${text}' }`),
    );
  return [
    ...addFiles(root, {
      [`${remote}/src/${folder}/${name}.tsx`]: component,
      [`${remote}/src/${folder}/${name}.test.tsx`]: test,
    }),
    changeFile(root, manifest, (source) => addEntry(source, `${kind}s: [`, entry)),
    changeFile(root, `${remote}/src/remote.ts`, (source) =>
      addEntry(source, `${kind}s: {`, `${id}: () => import('./${folder}/${name}.tsx')`),
    ),
    messages('no', `${wordsOf(id)} (no)`, 'Dette er en begynnelse.'),
    messages('en', wordsOf(id), 'This is a beginning.'),
  ];
}
