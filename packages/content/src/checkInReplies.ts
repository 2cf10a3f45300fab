import { isHardDay } from '@spire/domain/hardDay';
import type { Language } from '@spire/domain/languages';
import type { GoodNow, LookingForward, NeedMore } from '@spire/domain/options';

type Text = Record<Language, string>;

/** What is said of the first good thing that was chosen. */
export const GOOD_REPLIES: Record<GoodNow, Text> = {
  glede: { no: 'Det er glede i dagen din.', en: 'There is joy in your day.' },
  mestring: { no: 'Du fikk til noe i dag.', en: 'You managed something today.' },
  takknemlighet: { no: 'Takknemlig for noe i dag.', en: 'Grateful for something today.' },
  forventning: { no: 'Du ser fram mot noe.', en: 'You have something ahead of you.' },
  roIKroppen: { no: 'Ro i kroppen. Den får være der.', en: 'Calm in the body. Let it stay.' },
  fokus: { no: 'Du er samlet i dag.', en: 'Your mind is gathered today.' },
  haap: { no: 'Håpet er med i dag.', en: 'Hope is with you today.' },
  motivasjon: { no: 'Du har lyst på noe i dag.', en: 'You want something today.' },
  forbindelse: { no: 'Du hører til hos noen.', en: 'You belong with someone.' },
  indreRo: { no: 'Det er stille inni deg nå.', en: 'It is quiet inside you now.' },
};

/** What is said of the first thing looked forward to, where nothing good was chosen. */
export const FORWARD_REPLIES: Record<LookingForward, Text> = {
  noeNytt: { no: 'Noe nytt venter.', en: 'Something new is waiting.' },
  enPause: { no: 'En pause er i vente.', en: 'A break is coming.' },
  enTur: { no: 'En tur er i vente.', en: 'A walk is coming.' },
  musikk: { no: 'Musikk er i vente.', en: 'Music is coming.' },
  laereNoe: { no: 'Du er nysgjerrig i dag.', en: 'You are curious today.' },
  samtale: { no: 'En samtale er i vente.', en: 'A conversation is coming.' },
  enRoligStund: { no: 'En rolig stund er i vente.', en: 'A quiet moment is coming.' },
  skapeNoe: { no: 'Du vil lage noe i dag.', en: 'You want to make something today.' },
  vaereMedNoen: { no: 'Du gleder deg til å være med noen.', en: 'You look forward to being with someone.' },
  fokusere: { no: 'Du vil samle deg om noe.', en: 'You want to gather around one thing.' },
};

/** What the need that was named first leads to, in the line below. */
export const NEED_REPLIES: Record<NeedMore, Text> = {
  ro: { no: 'Vi begynner med ro.', en: 'We start with calm.' },
  energi: { no: 'Vi tar det lett, så kreftene rekker.', en: 'We take it easy, so your strength lasts.' },
  glede: { no: 'Vi leter etter noe lite og godt.', en: 'We look for something small and good.' },
  mestring: { no: 'Vi begynner med noe du får til.', en: 'We start with something you can do.' },
  fokus: { no: 'Én ting av gangen er nok.', en: 'One thing at a time is enough.' },
  klarhet: { no: 'Vi begynner med det som er enkelt.', en: 'We start with what is simple.' },
  selvfoelelse: { no: 'Vi begynner med å være på lag med deg.', en: 'We start by being on your side.' },
  latter: { no: 'Vi leter etter noe å smile av.', en: 'We look for something to smile at.' },
  kreativitet: { no: 'Vi gir hendene noe å leke med.', en: 'We give your hands something to play with.' },
  trygghet: { no: 'Vi begynner med noe kjent og trygt.', en: 'We start with something known and safe.' },
  natur: { no: 'Litt natur finnes også ved vinduet.', en: 'A little nature is there by the window too.' },
  stoette: { no: 'Du trenger ikke klare alt alene.', en: 'You need not manage it all alone.' },
};

const SAID = {
  hardTitle: { no: 'En tung dag. Du kom likevel.', en: 'A hard day. You came anyway.' },
  hardLine: { no: 'Mer trenger du ikke gjøre i dag.', en: 'Nothing more is needed today.' },
  inWords: { no: 'Godt at du satte ord på det.', en: 'Good that you put it into words.' },
  needAlone: { no: 'Du vet hva du trenger.', en: 'You know what you need.' },
  both: { no: 'Begge deler får plass.', en: 'There is room for both.' },
  rest: { no: 'Resten av dagen er din.', en: 'The rest of the day is yours.' },
} as const satisfies Record<string, Text>;

interface Answers {
  whatIsGood: readonly GoodNow[];
  whatIsGoodText: string;
  lookingForward: readonly LookingForward[];
  needMore: readonly NeedMore[];
}

export interface CheckInReply {
  /** One sentence that answers what was chosen. */
  title: string;
  /** What it leads to. */
  line: string;
}

/**
 * What is answered to a check-in, from these texts alone, by what was chosen first in each question. Nothing is read
 * into own words: that they were written is all that is said of them.
 */
export function checkInReply(answers: Answers, language: Language): CheckInReply {
  const said = (name: keyof typeof SAID) => SAID[name][language];
  const [good] = answers.whatIsGood;
  const [forward] = answers.lookingForward;
  const [need] = answers.needMore;
  const needLine = need === undefined ? undefined : NEED_REPLIES[need][language];
  if (isHardDay(answers)) return { title: said('hardTitle'), line: needLine ?? said('hardLine') };

  const bright = good !== undefined ? GOOD_REPLIES[good] : forward !== undefined ? FORWARD_REPLIES[forward] : undefined;
  if (bright !== undefined)
    return {
      title: bright[language],
      line: needLine === undefined ? said('rest') : `${said('both')} ${needLine}`,
    };
  return { title: said(need === undefined ? 'inWords' : 'needAlone'), line: needLine ?? said('rest') };
}
