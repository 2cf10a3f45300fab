import { BOUNDARY_TEXTS, GROUP_OF_EMOJI, type PriorityGroup } from '@spire/content/boundaryTexts';
import type { Language } from '@spire/domain/languages';
import type { NeedMore } from '@spire/domain/options';
import { keysOf } from '@spire/domain/lists';
import { readWords } from '../readWords.ts';
import { type Seed, turned } from '../seed.ts';

/** Why a need counts, and a line to keep. */
export interface Backing {
  text: string;
  reminder: string;
}

interface Needed {
  needInstead: string;
  emoji?: string | null | undefined;
}

/** The group of each need, where only words tell it. */
const BY_NEED: Partial<Record<NeedMore, PriorityGroup>> = { energi: 'rest', ro: 'quiet', natur: 'outdoors' };

/** An emoji without its variation selector, so that both spellings are one. */
const bare = (emoji: string) => emoji.trim().replaceAll('\uFE0F', '');

/** The group of a need: by its emoji, which the tool always asks for, else by plain words, else what any need is. */
function groupOf({ needInstead, emoji }: Needed): PriorityGroup {
  const known = keysOf(GROUP_OF_EMOJI).find((each) => bare(each) === bare(emoji ?? ''));
  if (known !== undefined) return GROUP_OF_EMOJI[known];
  return readWords(needInstead).needs.flatMap((need) => BY_NEED[need] ?? [])[0] ?? 'care';
}

/** Why the need counts, for the need that was chosen and never about the words. The next seed gives another. */
export function chooseBacking(language: Language, needed: Needed, seed: Seed): Backing {
  const { validations, reminder } = BOUNDARY_TEXTS[groupOf(needed)];
  const [text] = turned(validations, seed);
  if (text === undefined) throw new RangeError('No text is written');
  return { text: text[language], reminder: reminder[language] };
}
