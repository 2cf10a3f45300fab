import 'fake-indexeddb/auto';
import { draftsOf, forgetDrafts } from '@spire/remote-kit';
import { hasKeptDrafts } from './hasKeptDrafts.ts';
import { bringBackDrafts } from './keptDrafts.ts';
import { sealBegun } from './sealBegun.ts';

/** The browser's, whose entries are its own keys; jsdom has it, but no sealing. */
class Kept {
  [key: string]: unknown;
}
Object.defineProperties(Kept.prototype, {
  getItem: { value: (key: string) => kept[key] ?? null },
  setItem: { value: (key: string, value: string) => (kept[key] = value) },
  removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
});
const kept = new Kept();
Object.defineProperty(globalThis, 'localStorage', { value: kept });

const DRAFT = 'note.anna';
const WORDS = { title: 'Te med Sol' };
const always = () => true;
const begin = () => localStorage.setItem(`spire.draft.${DRAFT}`, JSON.stringify(WORDS));

beforeEach(() => Object.keys(kept).forEach((key) => localStorage.removeItem(key)));

test('what is begun is sealed, also where nobody waits for it to be before the drafts are forgotten', async () => {
  begin();
  const sealing = sealBegun('anna');
  forgetDrafts('anna');
  expect(await sealing).toBe(true);
  expect(draftsOf('anna').size).toBe(0);
  await bringBackDrafts('anna', always);
  expect(draftsOf('anna').get(DRAFT)).toEqual(WORDS);
  expect(hasKeptDrafts('anna')).toBe(false);
});

test('what comes back too late stays sealed until another time', async () => {
  begin();
  await sealBegun('anna');
  forgetDrafts('anna');
  await bringBackDrafts('anna', () => false);
  expect(draftsOf('anna').size).toBe(0);
  expect(hasKeptDrafts('anna')).toBe(true);
  await bringBackDrafts('anna', always);
  expect(draftsOf('anna').get(DRAFT)).toEqual(WORDS);
});
