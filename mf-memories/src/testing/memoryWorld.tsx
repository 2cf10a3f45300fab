import { todaysDate } from '@spire/client';
import type { Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES, type MemoryCategory } from '@spire/domain/options';
import { Link, useLocation } from '@spire/remote-kit/router';
import { GraphRefusal } from '@spire/testing/graphRefusal';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import MemoryBankPage from '../bank/MemoryBankPage.tsx';
import MemoriesCard from '../card/MemoriesCard.tsx';
import { memories } from '../messages/namespace.ts';

export const BANK = '/memory-bank';
export const FORM = '/memory-bank?view=new';

interface Kept {
  id: string;
  title: string;
  category: MemoryCategory;
  goodnessRating: number;
  version: string;
  [field: string]: unknown;
}
interface Wanted {
  category?: MemoryCategory | null;
  search?: string | null;
}

const isWanted = ({ title, category }: Kept, wanted: Wanted) =>
  (wanted.category ?? category) === category && title.toLowerCase().includes((wanted.search ?? '').toLowerCase());

interface Given {
  mood?: object | null;
  checkIn?: object | null;
  /** The place of the memory that is picked for a day, the newest unless told. */
  picked?: number;
  first?: Partial<Kept>;
  /** The id of the one that is of this day in an earlier year. */
  onThisDay?: string;
}

/** A graph of somebody with `count` memories, newest first, the newest of today; by turns joy and calm unless told. */
export async function startMemories(
  count: number,
  categoryOf: (index: number) => MemoryCategory = (index) => (index % 2 === 0 ? 'ro' : 'glede'),
  { mood = null, checkIn = null, picked = 0, first = {}, onThisDay }: Given = {},
) {
  let kept: Kept[] = Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    title: `Minne ${index}`,
    description: 'Noe godt',
    emoji: '🌟',
    category: categoryOf(index),
    goodnessRating: 9,
    effortRating: 2,
    told: ['category', 'goodnessRating', 'effortRating'],
    marks: [],
    picturePath: null,
    pictureText: '',
    morePictures: [],
    voicePath: null,
    voiceText: '',
    version: 'one',
    date: index === 0 ? todaysDate() : '2026-11-21',
    ...(index === 0 ? first : {}),
  }));
  const graph = await startGraphStandIn({
    me: {
      memories: (wanted: Wanted) => kept.filter((memory) => isWanted(memory, wanted)),
      memory: ({ id }: { id: string }) => kept.find((memory) => memory.id === id) ?? null,
      memoryCategories: () =>
        keysOf(MEMORY_CATEGORIES).flatMap((category) => {
          const count = kept.filter((memory) => memory.category === category).length;
          return count === 0 ? [] : [{ category, count }];
        }),
      pickedMemory: ({ by, seen = [] }: { by?: string; seen?: readonly string[] }) =>
        by === 'onThisDay'
          ? (kept.find(({ marks, id }) => id === onThisDay && !(marks as string[]).includes('notOnItsDay')) ?? null)
          : (kept.slice(picked).find(({ id }) => !seen.includes(id)) ?? kept[0] ?? null),
      todaysCheckIn: checkIn,
      todaysMood: mood,
    },
    mutations: {
      addMemory: (input) => {
        const added = { ...input, version: 'one' } as unknown as Kept;
        kept = [added, ...kept];
        return added;
      },
      changeMemory: (input) => {
        const known = kept.find(({ id }) => id === input['id']);
        if ('version' in input && input['version'] !== known?.version) throw new GraphRefusal('CHANGED_MEANWHILE');
        const changed = { ...known, ...input, version: `${known?.version} and on` } as Kept;
        kept = kept.map((memory) => (memory.id === changed.id ? changed : memory));
        return changed;
      },
      deleteMemory: (_input: unknown, { id }: { id?: unknown }) => {
        kept = kept.filter((memory) => memory.id !== id);
        return true;
      },
    },
  });
  return Object.assign(graph, {
    /** Another device has changed that memory by now. */
    changeElsewhere: (id: string, change: Partial<Kept>) => {
      kept = kept.map((memory) => (memory.id === id ? { ...memory, ...change, version: 'theirs' } : memory));
    },
  });
}

const WAYS = { Minner: BANK, Hjem: '/home', Verktøy: '/verktoy' } as const;

/** The bank and Home's card at their addresses, nothing elsewhere, and the ways between them. */
function Walk() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === BANK && <MemoryBankPage />}
      {pathname === '/home' && <MemoriesCard />}
      {Object.entries(WAYS).map(([name, path]) => (
        <Link key={path} to={path} aria-current={pathname === path ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </>
  );
}

/** A person in the bank, or at `path`, who can go to Home and back. */
export async function walkIn(graph: Awaited<ReturnType<typeof startMemories>>, path = BANK, language: Language = 'no') {
  const page = await renderPage(<Walk />, { graph, path, language, namespaces: [memories] });
  return {
    ...page,
    goTo: async (name: keyof typeof WAYS) => {
      page.getByRole('link', { name }).click();
      await page.findByRole('link', { name, current: 'page' });
    },
    /** The titles in the list, in its order. */
    titles: () => page.queryAllByRole('listitem').map((each) => /Minne \d+|Kaffe[^A-Z]*/.exec(each.textContent)?.[0]),
  };
}
