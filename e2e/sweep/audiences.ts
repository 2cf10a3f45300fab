import { ROUTES, type RouteId } from '@spire/domain/routes';

/** Who looks: someone who has not chosen a language, someone signed out, someone who has just confirmed their address, someone with a month of history. */
export const AUDIENCES = ['stranger', 'visitor', 'newcomer', 'regular'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A page of the sweep: a name for its picture and the path to visit. */
export interface Stop {
  name: string;
  path: string;
}

const stopAt = (id: RouteId): Stop => ({ name: id, path: ROUTES[id].path });
const routes = Object.keys(ROUTES) as RouteId[];

/** Every page of the route table that this audience can see, and the 404 page. */
export function stopsOf(audience: Audience): Stop[] {
  if (audience === 'stranger') return [{ name: 'chooser', path: '/' }];
  if (audience === 'newcomer') return [stopAt('setup')];
  const seen = audience === 'visitor' ? ['signed-out', 'anyone'] : ['signed-in', 'anyone'];
  const own = routes.filter((id) => seen.includes(ROUTES[id].access)).map(stopAt);
  return audience === 'visitor'
    ? [...own, stopAt('setup')]
    : [...own.filter(({ name }) => name !== 'setup'), { name: 'notFound', path: '/no-such-page' }];
}
