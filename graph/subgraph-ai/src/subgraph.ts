import { SUGGESTIONS } from '@spire/content/suggestions';
import { createSubgraph, type Subgraph, type SubgraphSurroundings } from '@spire/graph-kit/subgraph';
import { createBuiltInSuggestions } from './suggestion/builtInSuggestions.adapter.ts';
import { SuggestionResolver } from './suggestion/suggestion.resolver.ts';
import { createSuggestionService } from './suggestion/suggestion.service.ts';
import { AI_CLASSES } from './schema.ts';

/** The part of the graph that writes: suggestions from what the rest of the graph knows. It stores nothing. */
export function createAiSubgraph(options: SubgraphSurroundings): Promise<Subgraph> {
  const suggestions = createSuggestionService(createBuiltInSuggestions(SUGGESTIONS));
  const subgraph = createSubgraph({
    ...options,
    name: 'ai',
    classes: AI_CLASSES,
    resolvers: [new SuggestionResolver(suggestions)],
    stop: () => Promise.resolve(),
  });
  return Promise.resolve(subgraph);
}
