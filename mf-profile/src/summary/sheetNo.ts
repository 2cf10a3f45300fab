import type { SheetText } from './sheetText.ts';

const days = (count: number) => (count === 1 ? '1 dag' : `${count} dager`);

export const sheet: Omit<SheetText, 'moods'> = {
  title: (name) => `${name}: egenrapport`,
  nameless: 'Egenrapport',
  period: (from, to) => `${from} til ${to}.`,
  answered: (count, of) => `Svar for ${count} av ${days(of)}.`,
  by: (name) => (name === '' ? 'Skrevet av personen selv i Spire.' : `Skrevet av ${name} selv i Spire.`),
  born: 'Født',
  quote: (words) => `«${words}»`,
  inShort: 'Kort sagt',
  usually: (step) => `vanligvis «${step}»`,
  heavyDays: (count, of, [one, other]) => `${count} av ${days(of)} «${one}» eller «${other}»`,
  few: (count) => `svar for ${days(count)}, for få til å si hva som er vanlig.`,
  lately: (now, then) => `Siste fire uker vanligvis «${now}», de fire før «${then}».`,
  tooFew: 'Få dager er besvart. De står enkeltvis under.',
  noScales: 'Verken skalaer eller humør er besvart i perioden.',
  wantsToTalkAbout: (name) => (name === '' ? 'Vil helst snakke om:' : `${name} vil helst snakke om:`),
  dayByDay: 'Dag for dag',
  legend: {
    answer: 'svar for dagen',
    carried: '«som dagen før»',
    middle: 'midten av uka',
    bigDay: 'stor dag',
    empty: 'tomt: ikke svart',
  },
  upIsBetter: 'opp er bedre',
  upIsWorse: 'opp er verre',
  helped: (name) => (name === '' ? 'Det som har hjulpet' : `Det som har hjulpet, sier ${name}`),
  helpedTimes: (helped, times) => `hjalp ${helped} av ${times} ganger`,
  needed: (name) => (name === '' ? 'Har trengt mer av' : `Har trengt mer av, sier ${name}`),
  days,
  notMentioned: 'Ikke nevnt',
  holds: 'Hva dagene rommer',
  pattern: ({ outcome, direction, with: after, without, strength }) =>
    `${outcome} ${direction === 'lower' ? 'lavere' : 'høyere'} enn vanlig ${after.hits} av ${after.days} ganger, ellers ${without.hits} av ${without.days} (${strength}, siste tolv uker).`,
  strengths: { clear: 'ganske tydelig', maybeChance: 'kan være tilfeldig', trial: 'sett i eget forsøk' },
  kinds: { good: 'God dag:', usual: 'Vanlig dag:', heavy: 'Tung dag:' },
  questions: (name) => (name === '' ? 'Spørsmål' : `Spørsmål ${name} vil stille`),
  notes: 'Notater',
  restDays: (hard, rest) =>
    [hard > 0 && `Dager kalt tunge: ${hard}.`, rest > 0 && `Hviledager: ${rest}.`].filter(Boolean).join(' '),
  capacity: (level) => `Kapasitet, egen vurdering: ${level}.`,
  considerations: (list) => `Har selv oppgitt: ${list}.`,
  ownWords: (name) => (name === '' ? 'Egne ord' : `Med ${name}s egne ord`),
  foot: (date) =>
    `Skalaene er Spires egne, fem trinn i ord. De er ikke et validert måleverktøy. Tall er dager og ganger, ikke poeng. Sammenhenger viser ikke årsak og kan være tilfeldige. Dager uten svar er ikke gode eller dårlige dager. Arket inneholder ingen diagnose og ingen råd. Skrevet ut ${date}. Side 1 av 1.`,
  mood: 'Humør',
  asTable: 'Svarene dag for dag',
  day: 'Dag',
};
