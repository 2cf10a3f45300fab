/** The five remotes, by folder name; a federation container is named with an underscore (`mf_checkin`). */
export const REMOTES = ['mf-onboarding', 'mf-checkin', 'mf-memories', 'mf-tools', 'mf-profile'] as const;
export type RemoteName = (typeof REMOTES)[number];
export type RouteOwner = RemoteName | 'shell';

/** Who may see a page: anyone, only a signed-out visitor, or only a signed-in person (D8, D9). */
export type RouteAccess = 'anyone' | 'signed-out' | 'signed-in';

interface Route {
  path: string;
  aliases: readonly string[];
  owner: RouteOwner;
  access: RouteAccess;
}

/** Every page of the product and who owns it (D5). The app, the sweep and the tests all read this table. */
export const ROUTES = {
  home: { path: '/home', aliases: ['/', '/hjem'], owner: 'shell', access: 'signed-in' },
  checkin: { path: '/checkin', aliases: [], owner: 'mf-checkin', access: 'signed-in' },
  suggestion: { path: '/suggestion', aliases: ['/forslag'], owner: 'mf-checkin', access: 'signed-in' },
  memoryBank: { path: '/memory-bank', aliases: ['/minnebank'], owner: 'mf-memories', access: 'signed-in' },
  tools: { path: '/verktoy', aliases: [], owner: 'mf-tools', access: 'signed-in' },
  innerBalance: { path: '/hrv-balance', aliases: [], owner: 'mf-tools', access: 'signed-in' },
  microRegulation: { path: '/micro-regulation', aliases: [], owner: 'mf-tools', access: 'signed-in' },
  socialSupport: { path: '/social-support', aliases: [], owner: 'mf-tools', access: 'signed-in' },
  selfPriority: { path: '/self-priority', aliases: [], owner: 'mf-tools', access: 'signed-in' },
  expectationLift: { path: '/expectation-guide', aliases: [], owner: 'mf-tools', access: 'signed-in' },
  me: { path: '/meg', aliases: [], owner: 'mf-profile', access: 'signed-in' },
  security: { path: '/security', aliases: [], owner: 'shell', access: 'signed-in' },
  diagnostics: { path: '/supabase-debug', aliases: [], owner: 'shell', access: 'signed-in' },
  setup: { path: '/setup', aliases: [], owner: 'mf-onboarding', access: 'signed-in' },
  auth: { path: '/auth', aliases: [], owner: 'shell', access: 'signed-out' },
  authCallback: { path: '/auth/callback', aliases: ['/auth-callback'], owner: 'shell', access: 'anyone' },
  privacy: { path: '/privacy', aliases: [], owner: 'shell', access: 'anyone' },
  help: { path: '/help', aliases: [], owner: 'shell', access: 'anyone' },
} as const satisfies Record<string, Route>;
export type RouteId = keyof typeof ROUTES;

/** The five entries of the bottom navigation, in order (spec 1 §2). */
export const NAVIGATION = ['home', 'checkin', 'tools', 'memoryBank', 'me'] as const satisfies readonly RouteId[];

/** Home's cards in the order of D6, and the remote that exposes each. */
export const HOME_CARDS = [
  { id: 'growth', owner: 'mf-profile' },
  { id: 'suggestion', owner: 'mf-checkin' },
  { id: 'memories', owner: 'mf-memories' },
  { id: 'tools', owner: 'mf-tools' },
] as const satisfies readonly { id: string; owner: RemoteName }[];
export type HomeCardId = (typeof HOME_CARDS)[number]['id'];

/** The route of a path or one of its aliases; undefined for a page that does not exist. */
export function routeOf(pathname: string): RouteId | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return (Object.keys(ROUTES) as RouteId[]).find((id) => {
    const route: Route = ROUTES[id];
    return route.path === path || route.aliases.includes(path);
  });
}

/** A same-origin path taken from `?next=`, else undefined: never an outside address (D8). */
export function safeNextPath(next: string | null): string | undefined {
  if (next === null || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f\\]/.test(next)) return undefined;
  const url = new URL(next, 'http://spire.invalid');
  // Taking out dots can leave two slashes in front, `/.//evil.example`, which again is an outside address.
  if (url.origin !== 'http://spire.invalid' || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The name a remote's federation container goes by: an identifier, as the build requires. */
export function containerName(remote: RemoteName): string {
  return remote.replace('-', '_');
}
