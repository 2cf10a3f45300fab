import { todaysDate, usePages, useRead, useSave, type Connection, type TypedDocumentNode } from '@spire/client';
import { Read } from '@spire/ui/Read';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { parse } from 'graphql';
import { startGraphStandIn } from './graphStandIn.ts';
import { renderPage } from './pageBench.tsx';
import { Visited } from './Visited.tsx';

interface Memory {
  id: string;
  title: string;
}
const MEMORIES = parse(`query Memories($first: Int!, $after: String) {
  me { id memories(first: $first, after: $after) { nodes { id title } totalCount endCursor hasNextPage } }
}`) as TypedDocumentNode<{ me: { memories: Connection<Memory> } }, { first: number; after?: string | null }>;
export const GROWTH = parse('query Growth { me { id growth { points } } }') as TypedDocumentNode<
  { me: { growth: { points: number } } },
  Record<string, never>
>;
const NEW = {
  title: 'Nytt',
  description: 'Sol',
  emoji: '💫',
  category: 'ro',
  goodnessRating: 5,
  effortRating: 5,
  date: todaysDate(),
};
const ADD = parse(
  'mutation AddMemory($input: AddMemoryInput!) { addMemory(input: $input) { id title } }',
) as TypedDocumentNode<{ addMemory: Memory }, { input: { id: string } & typeof NEW }>;

const memoryOf = (number: number): Memory => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `Minne ${number}`,
});
const words = { title: 'Kunne ikke hente' };

function List() {
  const list = usePages(MEMORIES, { pick: ({ me }) => me.memories });
  return (
    <Read of={list} failed={words} empty={<p>Ingen minner ennå</p>}>
      {({ nodes, totalCount, hasNextPage, more, loadMore }) => (
        <>
          <p>{`${nodes.length} av ${totalCount}`}</p>
          <ol>
            {nodes.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
          {more === 'failed' && <p>Fikk ikke mer</p>}
          {hasNextPage && <button onClick={() => void loadMore()}>Vis mer</button>}
        </>
      )}
    </Read>
  );
}

function Points() {
  const growth = useRead(GROWTH, { pick: ({ me }) => me.growth.points });
  return (
    <Read of={growth} failed={words}>
      {(points) => <p>{`${points} poeng`}</p>}
    </Read>
  );
}

function Adding() {
  const { state, save } = useSave(ADD, { makesId: true });
  return (
    <>
      <button onClick={() => void save(NEW)}>Lagre</button>
      <p>{state.kind}</p>
      <SaveNotice state={state} title="Ikke lagret" />
    </>
  );
}

/** All that the data layer does, on one page: a list that grows and can be left, what it counts for, and a save. */
function MemoryPage() {
  return (
    <>
      <Visited>
        <List />
      </Visited>
      <Points />
      <Adding />
    </>
  );
}

/** The memory page before a graph that holds so many memories, newest first, and takes new ones. */
export async function showMemoryPage(count: number) {
  let memories = Array.from({ length: count }, (_, index) => memoryOf(count - index));
  const graph = await startGraphStandIn({
    me: { memories: () => memories, growth: () => ({ points: memories.length / 2 }) },
    mutations: {
      addMemory: ({ id, title }) => {
        const made = { id, title } as Memory;
        if (!memories.some((each) => each.id === id)) memories = [made, ...memories];
        return made;
      },
    },
  });
  return { graph, page: await renderPage(<MemoryPage />, { graph }) };
}
