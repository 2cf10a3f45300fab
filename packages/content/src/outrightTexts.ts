import type { Language } from '@spire/domain/languages';

type Text = Record<Language, string>;

/**
 * What is not a no to a request: something to ask for, something to tell, what somebody else keeps doing, a question
 * about oneself, or advice.
 */
export type OutrightKind = 'asking' | 'telling' | 'behaviour' | 'privacy' | 'advice';

/** What is said then. None of it gives a reason of ours, and none promises anything of the other. */
export interface OutrightTexts {
  after: readonly [Text, Text, Text];
  /** Why it is a good thing to say, to the one who says it. */
  validations: readonly [Text, Text];
}

/** How it begins where others do, ask or advise something: nobody is told what they are like. */
export const OUTRIGHT_OPENINGS: Record<'behaviour' | 'privacy' | 'advice', Text> = {
  behaviour: { no: 'Slik det er nå, fungerer det ikke for meg.', en: 'The way it is now does not work for me.' },
  privacy: { no: 'Det vil jeg helst holde for meg selv.', en: 'I’d rather keep that to myself.' },
  advice: {
    no: 'Takk for tipset. Jeg prøver meg fram på min egen måte.',
    en: 'Thank you for the tip. I’m finding my own way with this.',
  },
};

/** What others keep doing, where it can be named. */
export const BEHAVIOURS = {
  visits: { no: 'Besøk uten avtale fungerer ikke for meg.', en: 'Visits without notice don’t work for me.' },
  calls: {
    no: 'Så mye telefon fungerer ikke for meg.',
    en: 'Being on the phone this much doesn’t work for me.',
  },
  messages: {
    no: 'Meldingene fungerer ikke for meg slik de kommer nå.',
    en: 'The messages don’t work for me the way they come now.',
  },
  noise: { no: 'Så mye lyd fungerer ikke for meg.', en: 'So much noise doesn’t work for me.' },
  comments: { no: 'Slike kommentarer er ikke greit for meg.', en: 'Comments like that are not all right with me.' },
  venting: { no: 'Jeg kan ikke ta imot så mye på en gang.', en: 'I can’t take in so much at once.' },
} as const satisfies Record<string, Text>;
export type Behaviour = keyof typeof BEHAVIOURS;

/** What the person needs, in their own words, between the beginning and the end. */
export const OWN_NEED: Text = { no: 'Jeg trenger {need}.', en: 'I need {need}.' };

/** What others are to do, what is asked of them, and what one would rather not do. */
export const SAID_OF_NEED: Record<'wish' | 'asked' | 'rather-not', Text> = {
  wish: { no: 'Jeg vil helst {need}.', en: 'I’d like {need}.' },
  asked: { no: 'Kan {need}?', en: 'Could {need}?' },
  'rather-not': { no: 'Jeg vil helst ikke {need}.', en: 'I’d rather not {need}.' },
};

/** What is needed as it stands, for the other: a colon asks nothing of the grammar behind it. */
export const STATED: readonly [Text, Text, Text] = [
  { no: 'Dette går for meg: {need}.', en: 'This would work for me: {need}.' },
  { no: 'Dette passer bedre for meg: {need}.', en: 'This would suit me better: {need}.' },
  { no: 'Slik kan det gå for meg: {need}.', en: 'Here is what would work for me: {need}.' },
];

/** What stands before it where the thing asked cannot be named: it declines nothing that is then offered. */
export const HARD_FOR_ME: Text = { no: 'Slik blir det vanskelig for meg.', en: 'That would be hard for me.' };

/** The same, said to the one who needs it. */
export const STATED_BACK: readonly [Text, Text, Text] = [
  { no: 'Det du trenger, teller: {need}.', en: 'What you need counts: {need}.' },
  { no: 'Dette er det du trenger: {need}.', en: 'This is what you need: {need}.' },
  { no: 'Dette trenger du, og det teller: {need}.', en: 'You need this, and it counts: {need}.' },
];

const WHAT_OTHERS_KNOW: Text = {
  no: 'Andre kan bare ta hensyn til det de vet om.',
  en: 'Others can only make room for what they know about.',
};

const THANKS: Text = { no: 'Takk for at du forstår.', en: 'Thank you for understanding.' };
const HOPE: Text = { no: 'Jeg håper det er greit for deg.', en: 'I hope that is all right with you.' };

export const OUTRIGHT_TEXTS: Record<OutrightKind, OutrightTexts> = {
  asking: {
    after: [
      { no: 'Det ville hjelpe meg.', en: 'It would help me.' },
      { no: 'Takk for at du tenker på det.', en: 'Thank you for thinking about it.' },
      {
        no: 'Si fra om det ikke går, så finner vi noe annet.',
        en: 'Tell me if that won’t work, and we’ll find something else.',
      },
    ],
    validations: [
      {
        no: 'Å be om noe er ikke å mase. Den andre får svare for seg.',
        en: 'Asking is not nagging. The other person can answer for themselves.',
      },
      WHAT_OTHERS_KNOW,
    ],
  },
  telling: {
    after: [
      { no: 'Jeg ville si det selv, så du vet det.', en: 'I wanted to tell you myself, so that you know.' },
      THANKS,
      HOPE,
    ],
    validations: [
      WHAT_OTHERS_KNOW,
      {
        no: 'Du kan si det kort. Det holder.',
        en: 'You can keep it short. That is enough.',
      },
    ],
  },
  behaviour: {
    after: [
      { no: 'Kan vi snakke om hvordan vi gjør det?', en: 'Can we talk about how we do this?' },
      { no: 'Takk for at du tar hensyn til det.', en: 'Thank you for making room for that.' },
      {
        no: 'Jeg vil gjerne at vi gjør det annerledes framover.',
        en: 'I’d like us to do it differently from here on.',
      },
    ],
    validations: [
      {
        no: 'Du får si fra om hva som er greit for deg. Det er ikke å lage bråk.',
        en: 'You may say what is all right for you. That is not making trouble.',
      },
      WHAT_OTHERS_KNOW,
    ],
  },
  privacy: {
    after: [
      { no: 'Jeg sier fra om jeg vil snakke om det.', en: 'I’ll say so if I want to talk about it.' },
      { no: 'Takk for at du lar det ligge.', en: 'Thank you for leaving it there.' },
      { no: 'Vi kan gjerne snakke om noe annet.', en: 'I’m happy to talk about something else.' },
    ],
    validations: [
      {
        no: 'Du skylder ingen et svar om deg selv.',
        en: 'You owe nobody an answer about yourself.',
      },
      {
        no: 'Du bestemmer hvem som får vite hva, og når.',
        en: 'You decide who gets to know what, and when.',
      },
    ],
  },
  advice: {
    after: [
      { no: 'Jeg vet at du mener det godt.', en: 'I know you mean well.' },
      { no: 'Jeg sier fra når jeg vil ha råd.', en: 'I’ll tell you when I would like advice.' },
      { no: 'Dette vil jeg velge selv.', en: 'I’d like to choose this one myself.' },
    ],
    validations: [
      {
        no: 'Det går an å takke for et råd og la det ligge.',
        en: 'You can say thank you for advice and leave it where it is.',
      },
      {
        no: 'Det er du som lever i hverdagen din. Andre ser bare litt av den.',
        en: 'You are the one who lives your days. Others see only a little of them.',
      },
    ],
  },
};

/** What follows what is offered in place of what was asked: a question, or what one will gladly do. */
export const OFFERED: Record<'asking' | 'telling' | 'inviting', readonly Text[]> = {
  asking: OUTRIGHT_TEXTS.asking.after,
  telling: [THANKS, HOPE],
  inviting: [
    { no: 'Si fra om det passer for deg.', en: 'Tell me if that suits you.' },
    { no: 'Det hadde vært fint.', en: 'That would be lovely.' },
  ],
};

/** What is said to one who suggests something in place of a no: what it is, why it counts, and a line to keep. */
export const SUGGESTED: { suggestion: Text; validations: readonly [Text, Text, Text]; reminder: Text } = {
  suggestion: { no: 'Du har et forslag: {suggestion}.', en: 'You have a suggestion: {suggestion}.' },
  validations: [
    { no: 'Et forslag er også et ærlig svar.', en: 'A suggestion is an honest answer, too.' },
    {
      no: 'Den andre får noe å svare på, og du får holde på ditt.',
      en: 'It gives the other person something to answer, and you keep what is yours.',
    },
    {
      no: 'Du sier hva som går, og hva som ikke går.',
      en: 'You are saying what works and what does not.',
    },
  ],
  reminder: { no: 'Du kan foreslå det som passer deg.', en: 'You can suggest what suits you.' },
};
