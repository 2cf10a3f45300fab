import {
  AT_HOME,
  AT_THE_DOOR,
  BY_FINGERS,
  BY_LEGS,
  BY_SEAT,
  FOR_THE_NEXT_TIME_UP,
  IN_BED,
  OUT_OF_BED,
  OUT_OF_DOORS,
  RESTING,
  SEATS_OUTSIDE,
} from '@spire/content/suggestionPlaces';
import type { Choice } from './choices.ts';
import { wordPattern } from '../wordPattern.ts';

/** The constraints of a wish: no suggestion may break them. */
export interface Constraints {
  /** The most minutes it may take; undefined when none is told. */
  minutes: number | undefined;
  /** Whether the person lies, and is to stay there. */
  isLying: boolean;
  allows: (choice: Choice) => boolean;
}

const word = (words: string) => wordPattern(`(?<!\\p{L})(?:${words})(?!\\p{L})`);

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ et: 1, ett: 1, one: 1, a: 1, to: 2, two: 2, tre: 3, three: 3, fire: 4, four: 4, fem: 5, five: 5 },
  ...{ sju: 7, syv: 7, seven: 7, åtte: 8, eight: 8, ti: 10, ten: 10, femten: 15, fifteen: 15, tjue: 20, twenty: 20 },
};
const IN_MINUTES = word(`(\\d{1,3}|${Object.keys(NUMBERS).join('|')})[ -]*min(?:utt\\p{L}*|utes?|s)?`);
/** Words for lengths of time, longest first. */
const WHILES: readonly (readonly [RegExp, number])[] = [
  [word('tre kvarter|three quarters of an hour'), 45],
  [word('halvtime|halv time|half an hour|half hour'), 30],
  [word('kvarter|quarter of an hour'), 15],
  [word('et øyeblikk|a moment'), 2],
];

function minutesIn(wish: string): number | undefined {
  const told = IN_MINUTES.exec(wish)?.[1]?.toLowerCase();
  if (told !== undefined) return NUMBERS[told] ?? Number(told);
  return WHILES.find(([words]) => words.test(wish))?.[1];
}

const LYING = word(
  'ligge[rn]?|ligg|liggje|sengeliggende|i senga|i sengen|under dyna|lying|in bed|bed ?bound|(?:sover|sovnet|sovna) (?:på|i) (?:meg|fanget|armen|brystet)|asleep (?:on|in) (?:me|my \\p{L}+)',
);
/** Having had enough of lying, or getting up, is not lying. */
const NOT_LYING = word(
  '(?:lei|lei av|tired of|sick of|bored of|ikke|ikkje|not|komme|få|get|got) (?:\\p{L}+ ){0,3}(?:ligge\\p{L}*|ligg|liggje|lying|lie|senga|sengen|bed)',
);
const AWAY = word(
  'på (?:jobb\\p{L}*|\\p{L}*buss\\p{L}*|\\p{L}*tog(?:et)?|fly\\p{L}*|kontor\\p{L}*|skole\\p{L}*|butikk\\p{L}*|do|venterom\\p{L}*|kafé\\p{L}*|reise)|venterom\\p{L}*|i bilen|at (?:work|school|the office|an airport|the airport)|on (?:the|a|my) (?:bus|train|tram|plane|ferry)|waiting room|in the car',
);
const KEPT_IN = word(
  "storm\\p{L}*|uvær\\p{L}*|uvêr\\p{L}*|inne|innendørs|indoors|inside|(?:ikke|ikkje|can[’']?t|cannot|not) (?:gå |komme |go |get )?(?:meg )?(?:ut|out)(?: side)?|trapp\\p{L}*|stairs",
);
const AIDED = word(
  'rullator\\p{L}*|rullestol\\p{L}*|krykke\\p{L}*|stokk(?:en)?|wheel ?chair|crutch\\p{L}*|walker|walking stick|cane',
);
const WORN_HANDS = word(
  '(?:hender|hendene|hendan|fingre\\p{L}*|tommel\\p{L}*|håndledd\\p{L}*|hands?|fingers?|thumbs?|wrists?)(?: \\p{L}+){0,3} (?:vond\\p{L}*|verk\\p{L}*|skjelv\\p{L}*|stive|såre|hurt\\p{L}*|ache\\p{L}*|shak\\p{L}*|numb|sore|stiff)|(?:vond\\p{L}*|verk\\p{L}*|stive|såre|gikt|sore|stiff|shaky|painful|pain) (?:i |in )?(?:my |the )?(?:hender|hendene|fingre\\p{L}*|tommel\\p{L}*|hands?|fingers?|thumbs?|wrists?)',
);

/** The conditions that words may tell of, and what a suggestion must not be then. */
const CONDITIONS: readonly (readonly [(wish: string) => boolean, (choice: Choice) => boolean])[] = [
  [
    (wish) => LYING.test(wish) && !NOT_LYING.test(wish),
    ({ id, contraindications = [] }) =>
      [FOR_THE_NEXT_TIME_UP, OUT_OF_BED, OUT_OF_DOORS, AT_THE_DOOR, SEATS_OUTSIDE, BY_SEAT, BY_LEGS].some((each) =>
        each.has(id),
      ) || contraindications.includes('standing'),
  ],
  [(wish) => AWAY.test(wish), ({ id }) => [AT_HOME, IN_BED, RESTING].some((each) => each.has(id))],
  [(wish) => KEPT_IN.test(wish), ({ id }) => OUT_OF_DOORS.has(id) || AT_THE_DOOR.has(id)],
  [(wish) => AIDED.test(wish), ({ id }) => BY_LEGS.has(id)],
  [(wish) => WORN_HANDS.test(wish), ({ id }) => BY_FINGERS.has(id)],
];

/** The constraints in the words of a wish: time, place, posture and hands. */
export function constraintsIn(wish: string): Constraints {
  const told = wish.normalize('NFC');
  const broken = CONDITIONS.flatMap(([holds, isAgainst]) => (holds(told) ? [isAgainst] : []));
  return {
    minutes: minutesIn(told),
    isLying: LYING.test(told) && !NOT_LYING.test(told),
    allows: (choice) => !broken.some((isAgainst) => isAgainst(choice)),
  };
}
