import { isForNewcomers } from '../location.ts';
import type { MailKind } from './sendMail.ts';

/** The views of the auth screen; all but the first of a path stand in `?view=`. */
const VIEWS = ['login', 'sign-up', 'forgot', 'link', 'check-email', 'reset-sent', 'link-sent', 'code-sent'] as const;
type NamedView = (typeof VIEWS)[number];
export type AuthView = NamedView | 'welcome';

/** The views that ask for a mail, and those that wait for one. */
export const ASKING = { forgot: 'recovery', link: 'magiclink' } as const satisfies Partial<Record<AuthView, MailKind>>;
export const WAITING = {
  'check-email': 'signup',
  'reset-sent': 'recovery',
  'link-sent': 'magiclink',
  'code-sent': 'email',
} as const satisfies Partial<Record<AuthView, MailKind>>;

export function isTab(id: string): id is 'login' | 'sign-up' {
  return id === 'login' || id === 'sign-up';
}

/** The view an address stands for. "Check your e-mail" needs to know which: after a reload elsewhere, login it is. */
export function authViewOf(here: URL, hasEmail: boolean): AuthView {
  const asked = VIEWS.find((view) => view === here.searchParams.get('view'));
  if (asked === undefined) return isForNewcomers(here.pathname) ? 'welcome' : 'login';
  return asked in WAITING && !hasEmail ? 'login' : asked;
}

/** The address of another view of the same screen; what was asked for before login stays in it. */
export function authViewPath(here: URL, view: AuthView): string {
  const search = new URLSearchParams(here.search);
  search.delete('view');
  if (view !== 'login' || isForNewcomers(here.pathname)) search.set('view', view);
  const query = search.toString();
  return query === '' ? here.pathname : `${here.pathname}?${query}`;
}
