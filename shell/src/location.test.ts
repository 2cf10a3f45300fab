import { pagesOf } from '@spire/domain/remoteRegistry';
import { sharePages } from '@spire/remote-kit';
import { entryPath, loginPath, openPageAt, welcomePath } from './location.ts';

const page = (id: string, path: string, access: string) => ({ id, path, access, title: { no: 'Hage', en: 'Garden' } });
const manifest = {
  contract: 2,
  name: 'mf-garden',
  pages: [
    page('me', '/meg', 'signed-in'),
    page('setup', '/setup', 'newcomer'),
    page('brochure', '/brochure', 'anyone'),
  ],
  cards: [],
  shortcuts: [],
};

beforeEach(() => sharePages(pagesOf({ 'mf-garden': { manifest } })));

const here = (path: string) => new URL(path, 'http://localhost:4000');

describe('the way to the login screen', () => {
  it('remembers the page asked for, with its query', () => {
    expect(loginPath(here('/meg'))).toBe('/auth?next=%2Fmeg');
    expect(loginPath(here('/no-such-page?a=1&b=2'))).toBe('/auth?next=%2Fno-such-page%3Fa%3D1%26b%3D2');
  });
  it('needs no memory of Home or of itself', () => {
    for (const path of ['/', '/home', '/hjem', '/auth', '/auth/callback?code=1'])
      expect(loginPath(here(path))).toBe('/auth');
  });
  it('keeps its query through the language chooser', () => {
    expect(loginPath(here('/?next=%2Fmeg&view=sign-up'))).toBe('/auth?next=%2Fmeg&view=sign-up');
  });
  it('leads back to where it came from', () => {
    expect(entryPath(here(loginPath(here('/memory-bank?category=ro'))), false)).toBe('/memory-bank?category=ro');
  });
});

describe('the way to the welcome screen', () => {
  it('remembers what the login screen would', () => {
    expect(welcomePath(here('/'))).toBe('/setup');
    expect(welcomePath(here('/meg'))).toBe('/setup?next=%2Fmeg');
    expect(entryPath(here(welcomePath(here('/meg'))), false)).toBe('/meg');
  });
  it('is the way to the login screen where no remote welcomes newcomers', () => {
    sharePages(pagesOf({}));
    expect(welcomePath(here('/meg'))).toBe('/auth?next=%2Fmeg');
  });
});

describe('the way in', () => {
  it('leads from signed-out pages to Home or to the page asked for', () => {
    expect(entryPath(here('/auth'), false)).toBe('/home');
    expect(entryPath(here('/auth?next=%2Fmeg'), false)).toBe('/meg');
    expect(entryPath(here('/auth/callback'), false)).toBe('/home');
  });
  it('never leads outside', () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect(entryPath(here(`/auth?next=${encodeURIComponent(next)}`), false)).toBe('/home');
    }
  });
  it('does not lead in a circle', () => {
    for (const next of ['/auth', '/setup', '/auth/callback']) {
      expect(entryPath(here(`/auth?next=${encodeURIComponent(next)}`), false)).toBe('/home');
    }
  });
  it('leaves everyone else where they are', () => {
    for (const path of ['/', '/meg', '/no-such-page', '/help']) expect(entryPath(here(path), false)).toBeNull();
  });
  it('leads newcomers to onboarding from everywhere but what is open to anyone, and nobody there twice', () => {
    expect(entryPath(here('/meg'), true)).toBe('/setup');
    expect(entryPath(here('/auth?next=%2Fmeg'), true)).toBe('/setup');
    for (const path of ['/setup', '/help', '/privacy', '/brochure']) expect(entryPath(here(path), true)).toBeNull();
    expect(entryPath(here('/setup'), false)).toBe('/home');
    expect(entryPath(here('/setup?form=steps'), false)).toBeNull();
  });
  it('leads newcomers nowhere while no remote offers onboarding', () => {
    sharePages(pagesOf({}));
    expect(entryPath(here('/meg'), true)).toBeNull();
  });
});

test('help, privacy and what a remote opens are open; the rest asks who is there', () => {
  expect(['/help', '/privacy', '/brochure/'].map((path) => openPageAt(path)?.owner)).toEqual([
    'shell',
    'shell',
    'mf-garden',
  ]);
  for (const path of ['/meg', '/setup', '/auth', '/auth/callback', '/nowhere'])
    expect(openPageAt(path)).toBeUndefined();
});
