import { bothCasings } from './bothCasings.ts';
import type { InteractionDraft } from './readInteraction.ts';

/** A stored interaction as the facade answers it: `memory-inspired` with a hyphen, the date as `interactionDate`. */
export function writeInteraction(interaction: InteractionDraft & { id: string }) {
  const { id, suggestionText, suggestionType, interactionType, category, date } = interaction;
  return bothCasings({
    id,
    suggestionText,
    suggestionType: suggestionType === 'memory_inspired' ? 'memory-inspired' : suggestionType,
    interactionType,
    category,
    interactionDate: date,
  });
}
