import type { DayMode } from './dayMode.ts';
import type { Language } from './languages.ts';

/** The version of the contract of remote and shell. Bumped when a remote of an older one could no longer be shown. */
export const CONTRACT_VERSION = 2;

/** The name of a remote, its folder and its place in the registry. */
export const REMOTE_NAME = /^mf-[a-z][a-z0-9-]{0,38}$/;

/** A text in every language of the app (D2). */
export type Words = Readonly<Record<Language, string>>;

/**
 * Access to a page. `newcomer`: a signed-in person without a finished profile, who is sent there; to a visitor its
 * path shows the welcome screen (D9).
 */
export const PAGE_ACCESS = ['signed-in', 'newcomer', 'anyone'] as const;
export type PageAccess = (typeof PAGE_ACCESS)[number];

/** Where cards and shortcuts stand: in the two columns of Home (D6), and, signed in, on the shell's privacy page (D5). */
export const PLACES = ['home.main', 'home.aside', 'privacy'] as const;
export type Place = (typeof PLACES)[number];

/** Conditions that the shell can judge before it shows a card or a shortcut; all that are listed must hold. */
export type Condition = 'checkedIn' | 'notCheckedIn' | 'calm' | 'notCalm' | 'scalesOnHome' | 'pacing' | 'planToday';

/** The days on which a card or a shortcut stands where it says nothing of it: those that ask for nothing less. */
export const USUAL_MODES: readonly DayMode[] = ['low', 'ordinary'];

/** The looks of a shortcut; Home has one `primary` at a time (A13). A `line` says what is done or waits, with a small link. */
export const LOOKS = ['primary', 'secondary', 'line'] as const;

/** A page: `id` is what links name it by, in every remote, and what the module exposes it as. */
export interface PageEntry {
  id: string;
  path: string;
  aliases?: readonly string[];
  access: PageAccess;
  title: Words;
  /** An entry of the main menu. `icon` is SVG path data, stroke drawn on a grid of 24, so no icon set ties it to a shell. */
  navigation?: { label: Words; icon: readonly string[]; order: number };
}

/** A card of a place. Gaps in `order` leave room for the cards of other remotes. */
export interface CardEntry {
  id: string;
  place: Place;
  order: number;
  when?: readonly Condition[];
  /** Where it stands instead while the two columns of Home stand beside each other. */
  wide?: { place: Place; order: number };
  /** The days on which it stands; never one after help, on which the shell alone speaks. */
  modes?: readonly Exclude<DayMode, 'afterHelp'>[];
}

/** A button on Home that leads to a page of the same remote; it stands among the cards, in their order. */
export interface ShortcutEntry {
  id: string;
  page: string;
  label: Words;
  /** Of a primary one, a line below its label that says how little it takes; of a `line`, what is done, before the link. */
  text?: Words;
  /** Of a `line`, the drawing before its words, as in `PageEntry`; a tick when left out. */
  icon?: readonly string[];
  look: (typeof LOOKS)[number];
  place: Place;
  order: number;
  when?: readonly Condition[];
  modes?: CardEntry['modes'];
}

/** A remote's self-description; the registry carries it, so that shell and server name no page of a remote (D47). */
export interface RemoteManifest {
  contract: typeof CONTRACT_VERSION;
  name: string;
  pages: readonly PageEntry[];
  cards: readonly CardEntry[];
  shortcuts: readonly ShortcutEntry[];
}

interface Claimant {
  pages: readonly Pick<PageEntry, 'id' | 'path' | 'aliases'>[];
  cards: readonly { id: string }[];
  shortcuts: readonly { id: string }[];
}

/** Everything of which there can be only one in the app: the paths and ids that a manifest takes. */
export function claimsOf({ pages, cards, shortcuts }: Claimant): string[] {
  return [
    ...pages.flatMap(({ id, path, aliases = [] }) => [`page ${id}`, ...[path, ...aliases].map((at) => `path ${at}`)]),
    ...cards.map(({ id }) => `card ${id}`),
    ...shortcuts.map(({ id }) => `shortcut ${id}`),
  ];
}

/** The name a remote's federation container goes by: an identifier, as the build requires. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}
