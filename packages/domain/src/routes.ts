import type { PageAccess } from './remoteManifest.ts';

/** A page of the shell; its words stand in the shared catalogue. */
export interface ShellPage {
  path: string;
  aliases: readonly string[];
  access: PageAccess | 'signed-out';
}

/**
 * The pages of the shell itself, the only ones that are known before the registry has been read; those of the remotes
 * stand in their manifests (D47). A `signed-out` page is for visitors alone (D8, D9).
 */
export const SHELL_PAGES = {
  home: { path: '/home', aliases: ['/', '/hjem'], access: 'signed-in' },
  security: { path: '/security', aliases: [], access: 'signed-in' },
  diagnostics: { path: '/supabase-debug', aliases: [], access: 'signed-in' },
  auth: { path: '/auth', aliases: [], access: 'signed-out' },
  authCallback: { path: '/auth/callback', aliases: ['/auth-callback'], access: 'anyone' },
  privacy: { path: '/privacy', aliases: [], access: 'anyone' },
  whatWaits: { path: '/what-waits', aliases: ['/det-som-venter'], access: 'signed-in' },
  install: { path: '/install', aliases: [], access: 'anyone' },
  help: { path: '/help', aliases: [], access: 'anyone' },
} as const satisfies Record<string, ShellPage>;
export type ShellPageId = keyof typeof SHELL_PAGES;

/** The page of the shell at a path or one of its aliases; undefined where it has none. */
export function shellPageAt(pathname: string): ShellPageId | undefined {
  const path = plainPath(pathname);
  const entries = Object.entries(SHELL_PAGES) as [ShellPageId, ShellPage][];
  return entries.find(([, page]) => page.path === path || page.aliases.includes(path))?.[0];
}

/** A path as the tables have it, without a closing slash. */
export function plainPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

/** A same-origin path taken from `?next=`, else undefined: never an outside address (D8). */
export function safeNextPath(next: string | null): string | undefined {
  if (next === null || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f\\]/.test(next)) return undefined;
  const url = new URL(next, 'http://spire.invalid');
  // Taking out dots can leave two slashes in front, `/.//evil.example`, which again is an outside address.
  if (url.origin !== 'http://spire.invalid' || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
