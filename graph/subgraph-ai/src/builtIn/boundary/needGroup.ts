import { GROUP_OF_EMOJI, type PriorityGroup } from '@spire/content/boundaryTexts';
import type { NeedMore } from '@spire/domain/options';
import { readWords } from '../readWords.ts';

interface Needed {
  needInstead: string;
  emoji?: string | null | undefined;
}

/** An emoji without its variation selector, so that both spellings are one. */
function bare(emoji: string): string {
  return emoji.trim().replaceAll('\uFE0F', '');
}

const BY_EMOJI = new Map<string, PriorityGroup>(
  Object.entries(GROUP_OF_EMOJI).map(([emoji, group]) => [bare(emoji), group]),
);

/** The group of each need, used when no emoji tells. */
const BY_NEED: Partial<Record<NeedMore, PriorityGroup>> = {
  energi: 'rest',
  ro: 'quiet',
  natur: 'outdoors',
};

/** Words that name a group more plainly than any need; whole words, by Unicode's letters. */
const BY_WORDS: readonly [PriorityGroup, RegExp][] = [
  [
    'privacy',
    /(?<!\p{L})(privat\p{L}*|i fred|privacy|private|left alone|let be|personal space|(?:keep|kept) .{0,20}to myself|holde .{0,20}for meg selv|slippe å (?:forklare|fortelle|svare)|not (?:to )?(?:have to )?explain)(?!\p{L})/iu,
  ],
  [
    'rest',
    /(?<!\p{L})(hvil\p{L}*|pause\p{L}*|sov\p{L}*|søvn|sofa\p{L}*|sengs?|senga|bad|fri|fridag\p{L}*|(?:day|time|week|evening|weekend|night|hour|month|year|afternoon|morning)s? off|off work|rest\p{L}*|sleep\p{L}*|nap|break|bath|sofa|bed)(?!\p{L})/iu,
  ],
  [
    'quiet',
    /(?<!\p{L})(ro|fred|stille|stillhet|noise|lyd|bråk|alene|alenetid|quiet|silence|peace(?: and quiet)?|alone)(?!\p{L})/iu,
  ],
  [
    'interests',
    /(?<!\p{L})(les(?!s)\p{L}*(?! (?:det|gjennom|referat\p{L}*))|bok|musikk\p{L}*|spille|hobby\p{L}*|tegne|read\p{L}*(?! (?:it|through|over|the (?:minutes|notes|summary)))|book|music|play|hobb\p{L}*|draw\p{L}*)(?!\p{L})/iu,
  ],
  [
    'closeness',
    /(?<!\p{L})(klem\p{L}*|kos|kose|med noen|med nokon|sammen med|nærhet|hug|hugs|cuddle\p{L}*|closeness|with (?:someone|somebody|friends|family))(?!\p{L})/iu,
  ],
  ['care', /(?<!\p{L})(mat|spise|middag|hjemme|trygg\p{L}*|food|eat\p{L}*|dinner|home|safe\p{L}*)(?!\p{L})/iu],
];

/** "Sjøl" ("self"), which must not be read as "sjø" (sea). */
const SELF = /(?<!\p{L})sjøl(?:v|ve)?(?!\p{L})/giu;

/** The group of a need by its words: unambiguous ones first, then others. */
export function groupWritten(needInstead: string): { group: PriorityGroup | undefined; isPlain: boolean } {
  const named = BY_WORDS.find(([, words]) => words.test(needInstead.normalize('NFC')));
  if (named !== undefined) return { group: named[0], isPlain: true };
  const [group] = readWords(needInstead.replaceAll(SELF, '')).needs.flatMap((need) => BY_NEED[need] ?? []);
  return { group, isPlain: false };
}

export const groupOfEmoji = ({ emoji }: Needed) => BY_EMOJI.get(bare(emoji ?? ''));

/** The group of a need; its emoji counts only where no words tell. */
export function groupTold(input: Needed): PriorityGroup | undefined {
  const { needInstead } = input;
  return /\p{L}/u.test(needInstead) ? groupWritten(needInstead).group : groupOfEmoji(input);
}

/** The group of a need, only where its words are unambiguous. */
export function groupPlain(input: Needed): PriorityGroup | undefined {
  if (!/\p{L}/u.test(input.needInstead)) return groupOfEmoji(input);
  const { group, isPlain } = groupWritten(input.needInstead);
  return isPlain ? group : undefined;
}
