import type { Language } from './languages.ts';
import type { GoodNow, LookingForward, NeedMore } from './options.ts';

/** A chip in words: as it is shown, and other words it has had in either language. */
type ChipTexts<Id extends string> = Readonly<
  Record<Id, Readonly<Record<Language, string>> & { readonly older?: readonly string[] }>
>;

/**
 * The words of the chips, for records that hold `emoji label` texts (spec 2 §3, trap 45). The same as in the shared
 * catalogue, which a test of the REST facade keeps true; the domain cannot import it.
 */
export const GOOD_NOW_TEXTS: ChipTexts<GoodNow> = {
  glede: { no: 'Glede', en: 'Joy' },
  mestring: { no: 'Mestring', en: 'Mastery' },
  takknemlighet: { no: 'Takknemlighet', en: 'Gratitude' },
  forventning: { no: 'Forventning', en: 'Expectation' },
  roIKroppen: { no: 'Ro i kroppen', en: 'Calm in body', older: ['Calm in the body'] },
  fokus: { no: 'Fokus', en: 'Focus' },
  haap: { no: 'Håp', en: 'Hope' },
  motivasjon: { no: 'Motivasjon', en: 'Motivation' },
  forbindelse: { no: 'Samhørighet', en: 'Connection' },
  indreRo: { no: 'Indre ro', en: 'Inner peace' },
};

export const LOOKING_FORWARD_TEXTS: ChipTexts<LookingForward> = {
  noeNytt: { no: 'Noe nytt', en: 'Something new' },
  enPause: { no: 'En pause', en: 'A break' },
  enTur: { no: 'En tur', en: 'A walk' },
  musikk: { no: 'Musikk', en: 'Music' },
  laereNoe: { no: 'Å lære noe', en: 'Learn something', older: ['Lære noe'] },
  samtale: { no: 'En samtale', en: 'A conversation' },
  enRoligStund: { no: 'En rolig stund', en: 'A quiet moment' },
  skapeNoe: { no: 'Å skape noe', en: 'Create something', older: ['Skape noe'] },
  vaereMedNoen: { no: 'Å være med noen', en: 'Be with someone', older: ['Være med noen'] },
  fokusere: { no: 'Å fokusere', en: 'Focus' },
};

export const NEED_MORE_TEXTS: ChipTexts<NeedMore> = {
  ro: { no: 'Ro', en: 'Peace' },
  energi: { no: 'Energi', en: 'Energy' },
  glede: { no: 'Glede', en: 'Joy' },
  mestring: { no: 'Mestring', en: 'Mastery' },
  fokus: { no: 'Fokus', en: 'Focus' },
  klarhet: { no: 'Klarhet', en: 'Clarity' },
  selvfoelelse: { no: 'Selvfølelse', en: 'Self-esteem' },
  latter: { no: 'Latter', en: 'Laughter' },
  kreativitet: { no: 'Kreativitet', en: 'Creativity' },
  trygghet: { no: 'Trygghet', en: 'Safety' },
  natur: { no: 'Natur', en: 'Nature' },
  stoette: { no: 'Støtte', en: 'Support' },
};
