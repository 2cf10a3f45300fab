import type { Answer, Operation } from '@spire/graph-kit/operation';
import type { Subgraph } from '@spire/graph-kit/subgraph';

/** The subgraphs of a gateway, each of which gives this answer to whatever it is asked. */
export function answeringSubgraphs(
  answer: (operation: Operation) => Promise<Answer>,
): Record<'user' | 'wellbeing' | 'ai', Subgraph> {
  const subgraph = (name: string): Subgraph => ({
    name,
    typeDefs: '',
    execute: answer,
    stop: () => Promise.resolve(),
  });
  return { user: subgraph('user'), wellbeing: subgraph('wellbeing'), ai: subgraph('ai') };
}

/** Subgraphs that know one person, whoever asks. */
export const subgraphsOfPerson = (id: string): ReturnType<typeof answeringSubgraphs> =>
  answeringSubgraphs(() => Promise.resolve({ status: 200, body: { data: { me: { __typename: 'User', id } } } }));
