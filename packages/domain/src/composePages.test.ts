import { cardsOnHome, composePages, pageAt } from './composePages.ts';
import type { PageEntry, RemoteManifest } from './remoteManifest.ts';
import { SHELL_PAGES } from './routes.ts';

const words = { no: 'Hage', en: 'Garden' };
const page = (id: string, change: Partial<PageEntry> = {}): PageEntry => ({
  id,
  path: `/${id.toLowerCase()}`,
  access: 'signed-in',
  title: words,
  ...change,
});
const remote = (name: string, part: Partial<RemoteManifest>): RemoteManifest => ({
  contract: 2,
  name,
  pages: [],
  cards: [],
  shortcuts: [],
  ...part,
});
const card = (id: string, order: number) => ({ id, place: 'home.main', order }) as const;

test('pages are found by path, alias and with a closing slash, the shell’s among them', () => {
  const composed = composePages(SHELL_PAGES, [
    remote('mf-garden', {
      pages: [page('garden', { aliases: ['/hage'] }), page('gardenShed', { path: '/garden/shed' })],
    }),
  ]);
  const found = (path: string) => pageAt(composed, path)?.id;
  expect(['/garden', '/hage/', '/garden/shed', '/', '/auth/callback/', '/nowhere'].map(found)).toEqual([
    'garden',
    'garden',
    'gardenShed',
    'home',
    'authCallback',
    undefined,
  ]);
  expect(pageAt(composed, '/garden')).toMatchObject({ owner: 'mf-garden', title: words });
  expect(pageAt(composed, '/help')?.owner).toBe('shell');
});

test('cards, shortcuts and menu stand in their order across remotes, and say whose they are', () => {
  const navigation = (order: number) => ({ label: words, icon: ['M0 0'], order });
  const { cards, navigation: menu } = composePages(SHELL_PAGES, [
    remote('mf-a', {
      pages: [page('late', { navigation: navigation(300) })],
      cards: [card('c1', 100), card('c3', 300)],
    }),
    remote('mf-b', { pages: [page('early', { navigation: navigation(100) })], cards: [card('c2', 200)] }),
  ]);
  expect(cards.map(({ id, owner }) => `${owner} ${id}`)).toEqual(['mf-a c1', 'mf-b c2', 'mf-a c3']);
  expect(menu.map(({ page: id, path }) => `${id} ${path}`)).toEqual(['early /early', 'late /late']);
});

test('a card of another place is none of Home’s first screen, and none that hangs on a choice', () => {
  const app = composePages(SHELL_PAGES, [
    remote('mf-a', {
      cards: [
        card('c1', 100),
        { id: 'own', place: 'privacy', order: 1 },
        { id: 'c2', place: 'home.aside', order: 200, when: ['checkedIn'] },
        { id: 'chosen', place: 'home.main', order: 300, when: ['pacing'] },
      ],
    }),
  ]);
  expect(cardsOnHome(app).map(({ id }) => id)).toEqual(['c1', 'c2']);
});

test.each<[claim: string, part: Partial<RemoteManifest>]>([
  ['path /garden', { pages: [page('other', { path: '/garden' })] }],
  ['path /garden', { pages: [page('other', { aliases: ['/garden'] })] }],
  ['path /hage', { pages: [page('other', { path: '/hage' })] }],
  ['page garden', { pages: [page('garden', { path: '/other' })] }],
  ['card garden', { cards: [card('garden', 1)] }],
])('of two remotes with one %s the later is left out whole, and both are named', (claim, part) => {
  const first = remote('mf-first', { pages: [page('garden', { aliases: ['/hage'] })], cards: [card('garden', 1)] });
  const second = remote('mf-second', { ...part, cards: [...(part.cards ?? []), card('innocent', 2)] });
  const composed = composePages(SHELL_PAGES, [first, second]);
  expect(composed.refused).toEqual([{ name: 'mf-second', reason: `mf-second: the ${claim} belongs to mf-first` }]);
  expect(composed.cards.map(({ id }) => id)).toEqual(['garden']);
  expect(composePages(SHELL_PAGES, [second, first]).refused.map(({ name }) => name)).toEqual(['mf-first']);
});

test.each([
  ['path /help', { path: '/help' }],
  ['path /hjem', { aliases: ['/hjem'] }],
  ['page security', { id: 'security' }],
])('no remote takes the shell’s %s', (claim, change) => {
  const composed = composePages(SHELL_PAGES, [remote('mf-greedy', { pages: [page('greedy', change)] })]);
  expect(composed.refused).toEqual([{ name: 'mf-greedy', reason: `mf-greedy: the ${claim} belongs to shell` }]);
  expect(pageAt(composed, '/help')?.owner).toBe('shell');
});

test('a remote that is left out takes nothing from those after it', () => {
  const composed = composePages(SHELL_PAGES, [
    remote('mf-greedy', { pages: [page('garden'), page('help')] }),
    remote('mf-modest', { pages: [page('garden')] }),
  ]);
  expect(pageAt(composed, '/garden')?.owner).toBe('mf-modest');
});
