import {
  claimsOf,
  type CardEntry,
  type Condition,
  type PageEntry,
  type RemoteManifest,
  type ShortcutEntry,
  type Words,
} from './remoteManifest.ts';
import { plainPath, type ShellPage } from './routes.ts';

/** A page as the whole app knows it. `owner` is a remote's name or `shell`; the shell's own have their titles at home. */
export interface ComposedPage extends ShellPage {
  id: string;
  owner: string;
  title?: Words;
}

/** An entry of the main menu, besides the shell's own. */
export type NavigationEntry = NonNullable<PageEntry['navigation']> & { page: string; path: string };

/** A remote that is left out, and why. */
export interface Refusal {
  name: string;
  reason: string;
}

/** The app as shell and remotes make it up together; lists stand in the order in which they are shown. */
export interface ComposedPages {
  pages: readonly ComposedPage[];
  cards: readonly (CardEntry & { owner: string })[];
  navigation: readonly NavigationEntry[];
  shortcuts: readonly (ShortcutEntry & { owner: string })[];
  refused: readonly Refusal[];
}

/**
 * Puts together the shell's pages and those of the remotes. Where two want the same path or id the later in the list is
 * left out whole, and a remote never takes the shell's: the same registry makes the same app everywhere.
 */
export function composePages(
  shellPages: Readonly<Record<string, ShellPage>>,
  manifests: readonly RemoteManifest[],
): ComposedPages {
  const own = Object.entries(shellPages).map(([id, page]) => ({ ...page, id, owner: 'shell' }));
  const taken = new Map(claimsOf({ pages: own, cards: [], shortcuts: [] }).map((claim) => [claim, 'shell']));
  const refused: Refusal[] = [];
  const accepted = manifests.filter((manifest) => {
    const { name } = manifest;
    const claims = claimsOf(manifest);
    const lost = claims.find((claim) => taken.has(claim));
    if (lost === undefined) for (const claim of claims) taken.set(claim, name);
    else refused.push({ name, reason: `${name}: the ${lost} belongs to ${taken.get(lost) ?? ''}` });
    return lost === undefined;
  });
  const remotes = accepted.flatMap(({ name, pages }) => pages.map((page) => ({ aliases: [], ...page, owner: name })));
  return {
    pages: [...own, ...remotes],
    navigation: remotes
      .flatMap(({ navigation, id, path }) => (navigation === undefined ? [] : [{ ...navigation, page: id, path }]))
      .sort(byOrder),
    cards: accepted.flatMap(({ name, cards }) => cards.map((card) => ({ ...card, owner: name }))).sort(byOrder),
    shortcuts: accepted
      .flatMap(({ name, shortcuts }) => shortcuts.map((shortcut) => ({ ...shortcut, owner: name })))
      .sort(byOrder),
    refused,
  };
}

function byOrder(one: { order: number }, other: { order: number }): number {
  return one.order - other.order;
}

/** Conditions that few people have chosen: until the person is known, nobody is taken to have. */
const CHOSEN: readonly Condition[] = ['scalesOnHome', 'pacing', 'planToday'];

/** The cards of Home's first screen; neither those of other places, nor those that hang on a choice of the person's. */
export const cardsOnHome = ({ cards }: Pick<ComposedPages, 'cards'>): ComposedPages['cards'] =>
  cards.filter(({ place, when = [] }) => place.startsWith('home.') && !when.some((each) => CHOSEN.includes(each)));

/** The page of a path or one of its aliases; undefined where there is none. */
export function pageAt({ pages }: ComposedPages, pathname: string): ComposedPage | undefined {
  const at = plainPath(pathname);
  return pages.find(({ path, aliases }) => path === at || aliases.includes(at));
}
