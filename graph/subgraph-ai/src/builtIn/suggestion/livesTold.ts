import type { Theme } from '@spire/content/suggestionsByTheme';
import type { Assumption } from '@spire/domain/assumptions';

/** Whom or what a wish has told of that asks for something for them, in whatever words. */
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

/** What may be taken for granted of who asks for these. */
export const livesTold = (themes: readonly Theme[]): Assumption[] => themes.flatMap((theme) => TOLD_BY[theme] ?? []);
