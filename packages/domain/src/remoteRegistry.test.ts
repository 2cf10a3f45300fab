import { containerName, type RemoteManifest } from './remoteManifest.ts';
import { pagesOf } from './remoteRegistry.ts';

const manifest = (name: string, id: string): RemoteManifest => ({
  contract: 2,
  name,
  pages: [{ id, path: `/${id}`, access: 'signed-in', title: { no: 'Hage', en: 'Garden' } }],
  cards: [],
  shortcuts: [],
});

test('what is no manifest and what collides is left out, each with its reason; the rest of the app stands', () => {
  const composed = pagesOf({
    'mf-empty': {},
    'mf-first': { manifest: manifest('mf-first', 'garden') },
    'mf-second': { manifest: manifest('mf-second', 'garden') },
    'mf-third': { manifest: manifest('mf-third', 'shed') },
  });
  expect(composed.refused.map(({ name }) => name)).toEqual(['mf-empty', 'mf-second']);
  expect(composed.pages.filter(({ owner }) => owner !== 'shell').map(({ id }) => id)).toEqual(['garden', 'shed']);
});

test('a container is named by an identifier', () => {
  expect(containerName('mf-two-words')).toBe('mf_two_words');
});
