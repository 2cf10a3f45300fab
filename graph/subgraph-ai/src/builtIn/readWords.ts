import { MEANINGS, type Meaning } from '@spire/content/meanings';
import type { AvoidSuggestion, Consideration, Goal, NeedMore, SuggestionCategory } from '@spire/domain/options';

/** The meaning found in the words of a text; empty where no word is known. */
export interface WordsRead {
  needs: NeedMore[];
  considerations: Consideration[];
  goals: Goal[];
  categories: SuggestionCategory[];
  /** The kinds of suggestion the text refuses: "ikke tur", "no walking". */
  unwanted: SuggestionCategory[];
  touches: AvoidSuggestion[];
}

interface Entry {
  meaning: Meaning;
  isStem: boolean;
}

/** By word and by stem, made once: a text is read with as many look-ups as it has letters, not as there are meanings. */
const ENTRIES = new Map<string, Entry[]>();
for (const meaning of MEANINGS)
  for (const word of meaning.words.split(' ')) {
    const isStem = word.endsWith('*');
    const key = isStem ? word.slice(0, -1) : word;
    ENTRIES.set(key, [...(ENTRIES.get(key) ?? []), { meaning, isStem }]);
  }
const LONGEST = Math.max(...[...ENTRIES.keys()].map((key) => key.length));

const NEGATIONS = new Set(
  "ikke ingen ingenting uten aldri slipper not no nothing without never don't dont can't avoid".split(' '),
);
/** Feeling alone is loneliness; wanting to do something alone is not. */
const FEELS_ALONE =
  /(?<!\p{L})(er|føler meg|am|i'm|feel|feeling) (?:(?:så|so|very|veldig|helt) )?(?:alene|alone)(?!\p{L})/gu;
/** A wish not to be alone is no loneliness either. */
const NOT_ALONE =
  /(?<!\p{L})(?:ikke|not|don't|redd|afraid|scared) (?:(?:vil|ville|ønsker|være|sitte|for|å|want|wish|to|of|be|being) )*(?:alene|alone)(?!\p{L})/gu;
/** Little strength means being tired, whatever words express it. */
const LITTLE_STRENGTH =
  /(?<!\p{L})(?:ikke|ingen|lite|uten|tom for|not|no|little|low|without|out of) (?:(?:nok|mye|enough|much|any|on) )?(?:energi|krefter|energy|strength)(?!\p{L})/gu;
/** Things that are too much, named before the words that say so. */
const THING_FIRST =
  /(\p{L}+) (?:tåler|toler|orker|vil|gidder|klarer|greier|liker|ønsker|trenger) (?:jeg|eg|æ|vi|me) (?:ikke|ikkje)(?!\p{L})/gu;
/** Having had enough of a thing refuses it. */
const WEARY =
  /(?<!\p{L})(?:lei|trøtt|mett|sick|tired|bored|weary|fed up|instead|annet enn|anna enn|anything but) ?(?:av|of|with|enn)?(?!\p{L})(?= (?:å |to )?\p{L})/gu;
/** Being unable to do a practical thing does not refuse it: it asks for an easier way. */
const UNABLE = new Set(
  "får fekk fikk kan kunne klarer klare greier greie rekker har hadde can't cannot couldn't can could have".split(' '),
);
/** The number of words a negation reaches ahead, and the words that stop it. */
const REACH = 3;
const STOPS = new Set(', . ; : ! ? men but'.split(' '));

function meaningsOf(word: string): Meaning[] {
  const found: Meaning[] = [];
  for (let length = 2; length <= Math.min(word.length, LONGEST); length += 1)
    for (const { meaning, isStem } of ENTRIES.get(word.slice(0, length)) ?? [])
      if (isStem || length === word.length) found.push(meaning);
  return found;
}

/** A thing to do, unlike a state, can be refused. */
const isThingToDo = ({ categories = [], isDeed }: Meaning) => isDeed === true || categories.length > 0;

function isDeniedAt(words: readonly string[], index: number): boolean {
  const before = words.slice(Math.max(0, index - REACH), index);
  return before.slice(before.findLastIndex((each) => STOPS.has(each)) + 1).some((each) => NEGATIONS.has(each));
}

const spokenIn = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('’', "'");
const partsOf = (spoken: string): string[] => spoken.match(/[\p{L}']+|[,.;:!?]/gu) ?? [];

/** The things to do that a text refuses, or has had enough of; what one is unable to do is not refused. */
export function refusedIn(text: string): ReadonlySet<Meaning> {
  const words = partsOf(spokenIn(text).replace(THING_FIRST, 'ikke $1').replace(WEARY, 'ikke'));
  return new Set(
    words.flatMap((word, index) => {
      const before = words.slice(Math.max(0, index - REACH - 1), index);
      const no = before.findLastIndex((each) => NEGATIONS.has(each));
      const isUnable = before.slice(Math.max(0, no - 2), no + 1).some((each) => UNABLE.has(each));
      return isDeniedAt(words, index)
        ? meaningsOf(word).filter(
            (each) => isThingToDo(each) && !(isUnable && each.categories?.includes('practical') === true),
          )
        : [];
    }),
  );
}

/** Everything a text speaks of. */
export const spokenOf = (text: string): ReadonlySet<Meaning> => new Set(partsOf(spokenIn(text)).flatMap(meaningsOf));

/**
 * Reads the words of either language, whole ones by Unicode's letters. A state that is denied is still one ("får ikke
 * sove"); a thing to do that is denied is unwanted, unless another of its kind is asked for ("trene, men ikke tur").
 */
export function readWords(text: string): WordsRead {
  const read: WordsRead = { needs: [], considerations: [], goals: [], categories: [], unwanted: [], touches: [] };
  const spoken = spokenIn(text)
    .replace(THING_FIRST, 'ikke $1')
    .replace(LITTLE_STRENGTH, 'sliten')
    .replace(NOT_ALONE, 'ensom')
    .replace(FEELS_ALONE, '$1 ensom');
  const words = partsOf(spoken);
  const found = words.flatMap((word, index) =>
    meaningsOf(word).map((meaning) => ({ meaning, isDenied: isDeniedAt(words, index) })),
  );
  const denied = new Set(found.flatMap(({ meaning, isDenied }) => (isDenied && isThingToDo(meaning) ? meaning : [])));
  for (const { meaning } of found) {
    const { needs = [], considerations = [], goals = [], categories = [], unwanted = [], touches = [] } = meaning;
    read.touches.push(...touches);
    if (denied.has(meaning)) read.unwanted.push(...categories);
    else {
      read.needs.push(...needs);
      read.considerations.push(...considerations);
      read.goals.push(...goals);
      read.categories.push(...categories);
      read.unwanted.push(...unwanted);
    }
  }
  return { ...read, unwanted: read.unwanted.filter((each) => !read.categories.includes(each)) };
}
