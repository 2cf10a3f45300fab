/** @jest-environment jsdom */
import { appearance, followAccount, setAppearance, setCalmBySettings, showAppearance } from './appearance.ts';

beforeEach(() => {
  localStorage.clear();
  setCalmBySettings(false);
  followAccount(undefined);
  setAppearance({ theme: 'system', isCalm: false, textSize: 100 });
});

test('a choice is on the page, on the device, and in the cookie that the server reads', () => {
  setAppearance({ theme: 'dark', textSize: 125 });
  expect(document.documentElement.outerHTML).toContain(
    '<html data-theme="dark" data-calm="false" data-text-size="125">',
  );
  expect(JSON.parse(localStorage.getItem('spire.appearance') ?? '')).toEqual({
    theme: 'dark',
    isCalm: false,
    textSize: 125,
  });
  expect(document.cookie).toBe('spire.look=dark.full.125');
});

test('where nothing differs from the start, there is no cookie', () => {
  setAppearance({ isCalm: true });
  expect(document.cookie).toBe('spire.look=system.calm.100');
  setAppearance({ isCalm: false });
  expect(document.cookie).toBe('');
});

test('a cookie that went missing is written again when the page starts', () => {
  setAppearance({ theme: 'light' });
  document.cookie = 'spire.look=; Max-Age=0';
  showAppearance();
  expect(document.cookie).toBe('spire.look=light.full.100');
});

test('a choice made in another tab is followed', () => {
  setAppearance({ theme: 'light' });
  showAppearance();
  const elsewhere = { theme: 'dark', isCalm: true, textSize: 150 };
  localStorage.setItem('spire.appearance', JSON.stringify(elsewhere));
  dispatchEvent(new StorageEvent('storage', { key: 'spire.appearance' }));
  expect(appearance()).toMatchObject(elsewhere);
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', calm: 'true', textSize: '150' });
});

test('a mode of the account is calm too, whatever the device chose, and is never kept as its choice', () => {
  setCalmBySettings(true);
  setAppearance({ theme: 'dark' });
  expect(document.documentElement.dataset['calm']).toBe('true');
  setCalmBySettings(false);
  expect(appearance()).toMatchObject({ theme: 'dark', isCalm: false });
  setAppearance({ isCalm: true });
  setCalmBySettings(true);
  setCalmBySettings(false);
  expect(appearance().isCalm).toBe(true);
});

test('a page that came calm by the settings stays so until they are known, and is not taken for a choice', () => {
  document.documentElement.dataset['calm'] = 'true';
  showAppearance();
  expect(appearance().isCalm).toBe(true);
  expect(document.cookie).toBe('spire.look=system.calm.100');
  setCalmBySettings(false);
  expect(appearance().isCalm).toBe(false);
});

const NOTHING_CHOSEN = {
  theme: null,
  textSize: null,
  calmView: null,
  motionReduced: false,
  numbersShown: false,
  celebrationHidden: false,
};

test('what the account has chosen is shown and kept here; what it has not chosen stays as the device had it', () => {
  setAppearance({ theme: 'dark', textSize: 125 });
  followAccount(NOTHING_CHOSEN);
  expect(appearance()).toMatchObject({ theme: 'dark', textSize: 125, isCalm: false });
  followAccount({ ...NOTHING_CHOSEN, theme: 'light', calmView: true });
  expect(appearance()).toMatchObject({ theme: 'light', textSize: 125, isCalm: true });
  followAccount(undefined);
  expect(appearance()).toMatchObject({ theme: 'light', textSize: 125, isCalm: true });
});

test('numbers show for whoever asked, never while it is calm; praise and movement end with the account that said so', () => {
  expect(appearance()).toMatchObject({ hasNumbers: false, hasPraise: true });
  followAccount({ ...NOTHING_CHOSEN, numbersShown: true, celebrationHidden: true, motionReduced: true });
  expect(appearance()).toMatchObject({ hasNumbers: true, hasPraise: false });
  expect(document.documentElement.dataset).toHaveProperty('still');
  setCalmBySettings(true);
  expect(appearance().hasNumbers).toBe(false);
  followAccount(undefined);
  expect(appearance()).toMatchObject({ hasNumbers: false, hasPraise: true });
  expect(document.documentElement.dataset).not.toHaveProperty('still');
});
