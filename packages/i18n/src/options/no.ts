import type { CapacityLevel } from '@spire/domain/capacity';
import type { LevelId } from '@spire/domain/growth';
import type {
  GoodNow,
  LookingForward,
  MemoryCategory,
  MemoryMark,
  MemoryTold,
  NeedMore,
  SocialSafetyFactor,
  Tool,
} from '@spire/domain/options';
import type { Labels } from '../catalogue.ts';

type TitledLabels<Id extends string> = Readonly<Record<Id, { readonly title: string; readonly text: string }>>;

/** Every option of the product has a text here: an option without one does not compile. */
interface OptionTexts {
  readonly socialSafetyFactors: Labels<SocialSafetyFactor>;
  readonly capacityLevels: TitledLabels<CapacityLevel>;
  readonly whatIsGood: Labels<GoodNow>;
  readonly lookingForward: Labels<LookingForward>;
  readonly needMore: Labels<NeedMore>;
  readonly marks: Labels<MemoryMark>;
  readonly told: Labels<MemoryTold>;
  readonly memoryCategories: Labels<MemoryCategory>;
  readonly levels: Labels<LevelId>;
  readonly tools: TitledLabels<Tool>;
}

export default {
  socialSafetyFactors: {
    predictable: 'Kjente folk og forutsigbare situasjoner',
    respect_boundaries: 'At grensene mine blir respektert',
    own_pace: 'Å gjøre det i mitt eget tempo',
    can_cancel: 'At jeg kan avlyse eller gå',
    meet_at_home: 'Å møtes hjemme hos meg',
    short_meetings: 'Korte møter (under 2 timer)',
    plan: 'En plan for hva vi skal gjøre',
    energy_understanding: 'Forståelse for hvor mye krefter jeg har',
    no_pressure: 'Ingen krav om å prestere',
    accept_me: 'Å bli godtatt som jeg er',
    breaks_and_silence: 'At pauser og stillhet er greit',
    flexible_plans: 'At det er greit om planen endrer seg',
  },
  capacityLevels: {
    low: { title: 'Lav kapasitet', text: 'Jeg må hvile mye, og ligger ofte til sengs.' },
    limited: { title: 'Begrenset kapasitet', text: 'Jeg klarer litt, men må velge hva jeg bruker kreftene på.' },
    moderate: { title: 'Moderat til god kapasitet', text: 'Jeg klarer en del, og vil gjerne ha struktur og støtte.' },
    high: { title: 'Høy kapasitet', text: 'Jeg har overskudd, og vil gjerne ha utfordringer og vokse.' },
  },
  whatIsGood: {
    glede: 'Glede',
    mestring: 'Mestring',
    takknemlighet: 'Takknemlighet',
    forventning: 'Forventning',
    roIKroppen: 'Ro i kroppen',
    fokus: 'Fokus',
    haap: 'Håp',
    motivasjon: 'Motivasjon',
    forbindelse: 'Samhørighet',
    indreRo: 'Indre ro',
  },
  lookingForward: {
    noeNytt: 'Noe nytt',
    enPause: 'En pause',
    enTur: 'En tur',
    musikk: 'Musikk',
    laereNoe: 'Å lære noe',
    samtale: 'En samtale',
    enRoligStund: 'En rolig stund',
    skapeNoe: 'Å skape noe',
    vaereMedNoen: 'Å være med noen',
    fokusere: 'Å fokusere',
  },
  needMore: {
    ro: 'Ro',
    energi: 'Energi',
    glede: 'Glede',
    mestring: 'Mestring',
    fokus: 'Fokus',
    klarhet: 'Klarhet',
    selvfoelelse: 'Selvfølelse',
    latter: 'Latter',
    kreativitet: 'Kreativitet',
    trygghet: 'Trygghet',
    natur: 'Natur',
    stoette: 'Støtte',
  },
  marks: { notOnHardDays: 'ikke på tunge dager', notOnItsDay: 'ikke på forsiden når dagen kommer' },
  told: { category: 'kategori', goodnessRating: 'hvor godt det var', effortRating: 'hvor mye krefter det tok' },
  memoryCategories: {
    ro: 'Ro',
    energi: 'Energi',
    mestring: 'Mestring',
    inspirasjon: 'Inspirasjon',
    glede: 'Glede',
    trygghet: 'Trygghet',
  },
  levels: {
    sprout: 'Liten spire',
    small_plant: 'Liten plante',
    flower: 'Blomst',
    full_bloom: 'Full blomst',
    thriving_garden: 'Blomstrende hage',
  },
  tools: {
    inner_balance: { title: 'Indre balanse', text: 'Rolige øvelser, 1–8 min' },
    micro_regulation: { title: 'Mikroregulering', text: 'Én liten øvelse nå' },
    social_support: { title: 'Sosial støtte', text: 'Finn noen du kan spørre' },
    self_priority: { title: 'Prioriter deg selv', text: 'Øv på å si nei' },
    expectation_lift: { title: 'Forventningsløft', text: 'Se fram til noe, fire steg' },
  },
} as const satisfies OptionTexts;
