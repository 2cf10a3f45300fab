import { routeOf } from '@spire/domain/routes';

/** What the auth screen shows; all but the first view of a path stand in `?view=`. */
const VIEWS = ['login', 'sign-up', 'forgot', 'check-email'] as const;
type NamedView = (typeof VIEWS)[number];
export type AuthView = NamedView | 'welcome';

export function isTab(id: string): id is 'login' | 'sign-up' {
  return id === 'login' || id === 'sign-up';
}

/** The view an address stands for. "Check your e-mail" needs to know which: after a reload elsewhere, login it is. */
export function authViewOf(here: URL, hasEmail: boolean): AuthView {
  const asked = VIEWS.find((view) => view === here.searchParams.get('view'));
  if (asked === undefined) return routeOf(here.pathname) === 'setup' ? 'welcome' : 'login';
  return asked === 'check-email' && !hasEmail ? 'login' : asked;
}

/** The address of another view of the same screen; what was asked for before login stays in it. */
export function authViewPath(here: URL, view: AuthView): string {
  const search = new URLSearchParams(here.search);
  search.delete('view');
  if (view !== 'login' || routeOf(here.pathname) === 'setup') search.set('view', view);
  const query = search.toString();
  return query === '' ? here.pathname : `${here.pathname}?${query}`;
}
