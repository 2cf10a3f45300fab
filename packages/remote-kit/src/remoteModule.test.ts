import type { RemoteManifest } from '@spire/domain/remoteManifest';
import { isRemoteModule, type RemoteModule } from './remoteModule.ts';

const words = { no: 'Hage', en: 'Garden' };
const manifest = {
  contract: 2,
  name: 'mf-garden',
  pages: [{ id: 'garden', path: '/garden', access: 'signed-in', title: words }],
  cards: [],
  shortcuts: [],
} as const satisfies RemoteManifest;
type Garden = RemoteModule<typeof manifest>;

const load = () => Promise.resolve({ default: () => null });
const whole = {
  contract: manifest.contract,
  name: manifest.name,
  namespaces: [],
  pages: { garden: load },
  cards: {},
} satisfies Garden;

test('a module of this contract is taken, one of another is not', () => {
  expect(isRemoteModule(whole)).toBe(true);
  expect(isRemoteModule({ ...whole, contract: 1 })).toBe(false);
  expect(isRemoteModule({ ...whole, pages: undefined })).toBe(false);
});

test('the compiler asks for a loader for every page and card of the manifest, and for no other', () => {
  // @ts-expect-error: the page garden has no loader.
  const without = { ...whole, pages: {} } satisfies Garden;
  // @ts-expect-error: there is no page shed.
  const more = { ...whole, pages: { garden: load, shed: load } } satisfies Garden;
  // @ts-expect-error: there is no card at all.
  const card = { ...whole, cards: { garden: load } } satisfies Garden;
  expect([without, more, card].every(isRemoteModule)).toBe(true);
});
