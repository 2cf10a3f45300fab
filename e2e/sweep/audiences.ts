import type { ComposedPage, ComposedPages } from '@spire/domain/composePages';

/**
 * Viewers: someone who has not chosen a language, someone signed out, someone who has just confirmed their address,
 * someone with no check-in yet, someone with a month of history.
 */
export const AUDIENCES = ['stranger', 'visitor', 'newcomer', 'beginner', 'regular'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A page of the sweep: a name for its picture and the path to visit. */
export interface Stop {
  name: string;
  path: string;
}

/** The pages each looks at; a newcomer's page shows a visitor the welcome screen. */
const SEEN: Readonly<Record<Audience, readonly ComposedPage['access'][]>> = {
  stranger: [],
  visitor: ['signed-out', 'anyone', 'newcomer'],
  newcomer: ['newcomer'],
  beginner: ['signed-in'],
  regular: ['signed-in', 'anyone'],
};

/** The pages that are others before today's check-in. */
const BEFORE_CHECK_IN = ['home', 'checkin', 'hardDay', 'suggestion'];

/** Every page of shell and remotes that this audience can see as its own, and the 404 page. */
export function stopsOf(audience: Audience, { pages }: ComposedPages): Stop[] {
  if (audience === 'stranger') return [{ name: 'chooser', path: '/' }];
  const stops = pages
    .filter(({ access }) => SEEN[audience].includes(access))
    .filter(({ id }) => audience !== 'beginner' || BEFORE_CHECK_IN.includes(id))
    .filter(({ id }) => audience !== 'regular' || id !== 'hardDay')
    .map(({ id, path }) => ({ name: id, path }));
  return audience === 'regular' ? [...stops, { name: 'notFound', path: '/no-such-page' }] : stops;
}
