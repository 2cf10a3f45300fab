import { phrases } from '@spire/language/phrases';

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['to', 2], ['two', 2], ['tre', 3], ['three', 3], ['fire', 4], ['four', 4], ['fem', 5], ['five', 5],
  ['seks', 6], ['six', 6], ['sju', 7], ['syv', 7], ['seven', 7], ['åtte', 8], ['eight', 8], ['ni', 9], ['nine', 9],
  ['ti', 10], ['ten', 10], ['tolv', 12], ['twelve', 12], ['femten', 15], ['fifteen', 15], ['tjue', 20],
  ['twenty', 20], ['tjuefem', 25], ['tretti', 30], ['thirty', 30], ['førti', 40], ['forty', 40], ['førtifem', 45],
  ['femti', 50], ['fifty', 50], ['seksti', 60], ['sixty', 60], ['nitti', 90], ['ninety', 90],
]); // oxfmt-ignore

const COUNTED =
  /(?<= )(?:(tjue|tretti|førti|femti|twenty|thirty|forty|fifty) )?([\p{L}\p{N}]+) (minutt(?:ers?)?|minutes?|mins?|timers?|time|hours?)(?= )/gu;
const SPOKEN: readonly (readonly [RegExp, number])[] = [
  [phrases('et kvarter(s)?', '(a )?quarter of an hour', 'quarter hour'), 15],
  [phrases('(en )?(halvtime|halvtimes|halv time)', 'half (an )?hour'), 30],
  [phrases('tre kvarter', 'three quarters of an hour'), 45],
  [
    phrases(
      '(i|omtrent|rundt|ca|cirka) en time',
      'en times( tid)?',
      '(?<!half |of )(an|one|1|full|whole) hour(?! (from|ago))',
    ),
    60,
  ],
  [phrases('halvannen time', 'an hour and a half'), 90],
];
const RESTED = phrases(
  '(hvil|hvile|hviler|ligg|ligge|pause|pauser|lukk øynene|sov|sove|rest|resting|lie|break|breaks|nap|pausen|sleep)( _){0,4} (_|en|et|half an) (minut|time|halvtime|kvarter|hour|min|quarter)*',
  '(_|et) (minut|kvarter|hour|time|min|halvtime)*( of)? (hvil|hvile|pause|rest|break|nap|pauser|breaks)',
);

/** How many minutes a clause asks for, at most; 0 when it names none. */
export function minutesIn(clause: string): number {
  const counted = [...clause.matchAll(COUNTED)].map(([, tens = '', count = '', unit = '']) => {
    const number = NUMBERS.get(count) ?? (/^\d+$/.test(count) ? Number(count) : 0);
    const all = (NUMBERS.get(tens) ?? 0) + number;
    return unit.startsWith('min') ? all : all * 60;
  });
  return Math.max(0, ...counted, ...SPOKEN.filter(([pattern]) => pattern.test(clause)).map(([, minutes]) => minutes));
}

/** Whether what takes those minutes is rest, which weighs less. */
export function isRest(clause: string): boolean {
  return RESTED.test(clause);
}
