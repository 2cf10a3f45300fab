import { pagesOf } from '@spire/domain/remoteRegistry';
import { sharePages } from '@spire/remote-kit';
import { authViewOf, authViewPath } from './authView.ts';

const setup = { id: 'setup', path: '/setup', access: 'newcomer', title: { no: 'Kom i gang', en: 'Get started' } };
const manifest = { contract: 2, name: 'mf-onboarding', pages: [setup], cards: [], shortcuts: [] };

beforeEach(() => sharePages(pagesOf({ 'mf-onboarding': { manifest } })));

const here = (path: string) => new URL(path, 'http://localhost:4000');

describe('the view of the auth screen', () => {
  it('is login, or welcome at /setup, until the address says otherwise', () => {
    expect(authViewOf(here('/auth'), false)).toBe('login');
    expect(authViewOf(here('/setup'), false)).toBe('welcome');
    expect(authViewOf(here('/setup?view=sign-up'), false)).toBe('sign-up');
    expect(authViewOf(here('/auth?view=nonsense'), false)).toBe('login');
  });
  it('does not speak of an e-mail it does not know', () => {
    expect(authViewOf(here('/auth?view=check-email'), false)).toBe('login');
    expect(authViewOf(here('/auth?view=check-email'), true)).toBe('check-email');
    expect(authViewOf(here('/auth?view=reset-sent'), false)).toBe('login');
    expect(authViewOf(here('/auth?view=link-sent'), true)).toBe('link-sent');
  });
  it('keeps the page asked for while the view changes', () => {
    const signUp = authViewPath(here('/auth?next=%2Fmeg'), 'sign-up');
    expect(signUp).toBe('/auth?next=%2Fmeg&view=sign-up');
    expect(authViewPath(here(signUp), 'login')).toBe('/auth?next=%2Fmeg');
    expect(authViewPath(here('/setup'), 'login')).toBe('/setup?view=login');
  });
});
