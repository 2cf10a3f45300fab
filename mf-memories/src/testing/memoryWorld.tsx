import { todaysDate } from '@spire/client';
import type { MemoryCategory } from '@spire/domain/options';
import { Link, useLocation } from '@spire/remote-kit/router';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import MemoryBankPage from '../bank/MemoryBankPage.tsx';
import MemoriesCard from '../card/MemoriesCard.tsx';
import { memories } from '../messages/namespace.ts';

export const BANK = '/memory-bank';
export const FORM = '/memory-bank?view=new';

/** What somebody with `count` memories has in the graph, newest first, the newest of today; by turns of joy and calm unless told. */
export async function startMemories(
  count: number,
  categoryOf: (index: number) => MemoryCategory = (index) => (index % 2 === 0 ? 'ro' : 'glede'),
) {
  let kept: object[] = Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    title: `Minne ${index}`,
    description: 'Noe godt',
    emoji: '🌟',
    category: categoryOf(index),
    goodnessRating: 9,
    effortRating: 2,
    date: index === 0 ? todaysDate() : '2026-11-21',
  }));
  return startGraphStandIn({
    me: { memories: () => kept },
    mutations: {
      addMemory: (input) => {
        kept = [input, ...kept];
        return input;
      },
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

/** Somebody in the bank, or at `path`, who can go to Home and back. */
export async function walkIn(graph: Awaited<ReturnType<typeof startMemories>>, path = BANK) {
  const page = await renderPage(<Walk />, { graph, path, namespaces: [memories] });
  return {
    ...page,
    goTo: async (name: keyof typeof WAYS) => {
      page.getByRole('link', { name }).click();
      await page.findByRole('link', { name, current: 'page' });
    },
    /** The titles in the list, in its order. */
    titles: () => page.queryAllByRole('article').map((each) => each.querySelector('h2')?.textContent),
  };
}
