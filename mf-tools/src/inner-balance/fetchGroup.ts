import type { Exercise } from '@spire/content/exercises/exercise';
import type { InnerBalanceCategory } from '@spire/domain/toolOptions';

const GROUPS: Readonly<Record<InnerBalanceCategory, () => Promise<readonly Exercise[]>>> = {
  breathing: async () => (await import('@spire/content/exercises/breathing')).BREATHING,
  movement: async () => (await import('@spire/content/exercises/movement')).MOVEMENT,
  sensory: async () => (await import('@spire/content/exercises/sensory')).SENSORY,
};

/** The written exercises of a category: a file each, fetched when somebody is about to need it. */
export const fetchGroup = (category: InnerBalanceCategory): Promise<readonly Exercise[]> => GROUPS[category]();
