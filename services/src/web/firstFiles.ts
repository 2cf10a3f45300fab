import { type AheadList, AHEAD_FILE } from '@spire/domain/aheadList';
import { cookieIn, COOKIES, SIGNED_IN } from '@spire/domain/cookies';
import { cardsOnHome, pageAt, type ComposedPage, type ComposedPages } from '@spire/domain/composePages';
import { DEFAULT_LANGUAGE, type Language } from '@spire/domain/languages';
import { pagesOf, type RemoteRegistry } from '@spire/domain/remoteRegistry';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { BundleFiles } from './bundleFolder.ts';
import { integrityOf } from './remoteBuild.ts';

/** A script that a page will ask for, and the hash that it will be asked for with. */
export interface FirstFile {
  href: string;
  integrity?: string | undefined;
  /** Asked for once the page's own script is nearly there, which on a thin line would come later beside it. */
  isLater?: boolean | undefined;
}

interface Visit {
  pathname: string;
  /** By them the person was signed in here the last time, or not: a guess that spares time, and no proof. */
  cookies: string | undefined;
  language?: Language | undefined;
}

export type FileOfRemote = (name: string, version: string, file: string) => string | undefined;

/** The first files that the shell's build names, and the hash of each of its scripts. */
export interface ShellFiles {
  ahead: AheadList;
  hashes: ReadonlyMap<string, string>;
}

/** The hashes of a build's scripts, by which they vouch for one another. */
export function hashesOf(files: BundleFiles): ReadonlyMap<string, string> {
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  return new Map(scripts.map(([file, location]) => [file, integrityOf(readFileSync(location))]));
}

/** Where the cards of Home stand that are seen first. */
const FIRST_CARDS = 'home.main';

const NOTHING: AheadList = { words: { no: [], en: [] }, places: {} };

// A remote's list was written by another team's build, and what it names lands in the page.
const names = z.array(z.string().regex(/^[\w.-]+\.js$/));
const words = z.object({ no: names, en: names });
const aheadList = z.object({
  words,
  places: z.record(
    z.string(),
    z.object({ files: names, words: words.optional(), shared: z.array(z.string()).optional() }),
  ),
  shared: z.record(z.string(), names).optional(),
});

/** The first files that a build names. One without such a list, or with one that is none, names nothing. */
export function readAheadList(file: string | undefined): AheadList {
  if (file === undefined) return NOTHING;
  try {
    return aheadList.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return NOTHING;
  }
}

/** Files of one build for these of its places. */
function filesFor({ words, places }: AheadList, names: readonly string[], language: Language): string[] {
  const wanted = names.flatMap((name) => places[name] ?? []);
  return [...words[language], ...wanted.flatMap((place) => [...place.files, ...(place.words?.[language] ?? [])])];
}

/** The places of remotes at a path; on Home all its cards, for which of them are shown the person's day decides. */
function placesAt(app: ComposedPages, page: ComposedPage | undefined): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (owner: string, place: string) => found.set(owner, [...(found.get(owner) ?? []), place]);
  if (page?.id === 'home') {
    for (const { owner, id } of cardsOnHome(app)) add(owner, `card ${id}`);
  } else if (page !== undefined && page.owner !== 'shell') add(page.owner, `page ${page.id}`);
  return found;
}

/**
 * The files the first screen of a visit needs besides the script that the page begins with, so that all of them come at
 * once and not one after the other as each is found to be wanted (decision 0074).
 */
export function createFirstFiles(fileOf: FileOfRemote) {
  const lists = new Map<string, AheadList>();

  function listOf(name: string, version: string): AheadList {
    const key = `${name} ${version}`;
    const known = lists.get(key) ?? readAheadList(fileOf(name, version, AHEAD_FILE));
    lists.set(key, known);
    return known;
  }

  return function firstFiles(shell: ShellFiles, registry: RemoteRegistry, visit: Visit): FirstFile[] {
    const language = visit.language ?? DEFAULT_LANGUAGE;
    const isSignedIn = cookieIn(visit.cookies, COOKIES.signedIn) === SIGNED_IN;
    const app = pagesOf(registry.remotes);
    const page = pageAt(app, visit.pathname);
    const isOpen = isSignedIn || page?.access === 'anyone';
    const places = isOpen ? placesAt(app, page) : new Map<string, string[]>();
    const found: FirstFile[] = [];
    const asked = new Set<string>();
    // On Home the person stands first; of its cards those that are seen first come first.
    const isLater = page?.id === 'home' || undefined;
    const first = cardsOnHome(app).find(({ place }) => place === FIRST_CARDS)?.owner;
    const inOrder = [...places].toSorted(([one], [other]) => Number(other === first) - Number(one === first));
    for (const [name, wanted] of inOrder) {
      const remote = registry.remotes[name];
      if (remote === undefined) continue;
      const list = listOf(name, remote.version);
      for (const file of [remote.entry, ...filesFor(list, wanted, language)])
        found.push({ href: remote.base + file, integrity: remote.integrity[file], isLater });
      for (const place of wanted) for (const each of list.places[place]?.shared ?? []) asked.add(each);
    }
    const parts = isSignedIn
      ? ['signed-in', ...(page?.id === 'home' ? ['home'] : []), ...(places.size > 0 ? ['remotes'] : [])]
      : [
          // The chooser comes first where no language is known.
          ...(places.size === 0 || visit.language === undefined ? ['visitor'] : []),
          ...(places.size > 0 ? ['visit'] : []),
        ];
    const { ahead, hashes } = shell;
    const own = [...filesFor(ahead, parts, language), ...[...asked].flatMap((each) => ahead.shared?.[each] ?? [])];
    const all = [...own.map((file): FirstFile => ({ href: `/${file}`, integrity: hashes.get(file) })), ...found];
    return [...new Map(all.map((file) => [file.href, file])).values()];
  };
}
