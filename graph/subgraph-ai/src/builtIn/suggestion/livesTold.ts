import type { Theme } from '@spire/content/suggestionsByTheme';
import type { Assumption } from '@spire/domain/assumptions';

/** Themes that imply a person or animal in the life of whoever asks for them. */
const TOLD_BY: Partial<Record<Theme, Assumption>> = {
  'two-of-us': 'partner',
  'two-to-talk': 'partner',
  'for-two-tired': 'partner',
  'small-children': 'child',
  'out-with-children': 'child',
  'lying-with-child': 'child',
  animal: 'animal',
  'animal-on-lap': 'animal',
  'a-new-animal': 'animal',
  gardening: 'garden',
  'snowed-in': 'snow',
  studying: 'job',
};

/** The assumptions that hold for a person who asks for these themes. */
export const livesTold = (themes: readonly Theme[]): Assumption[] => themes.flatMap((theme) => TOLD_BY[theme] ?? []);
