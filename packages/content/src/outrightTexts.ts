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
  behaviour: { no: 'Det er vanskelig for meg slik det er nå.', en: 'It’s hard for me the way it is now.' },
  privacy: { no: 'Det vil jeg helst holde for meg selv.', en: 'I’d rather keep that to myself.' },
  advice: {
    no: 'Takk for tipset. Jeg prøver meg fram på min egen måte.',
    en: 'Thank you for the tip. I’m finding my own way with this.',
  },
};

/** How it begins where others ask time and again how one is. */
export const HOW_ONE_IS: Text = {
  no: 'Takk for at du bryr deg. Jeg vil helst slippe å svare på hvordan det går.',
  en: 'Thank you for caring. I’d rather not be asked how I’m doing.',
};

/** What is told where one ought to be back at work, or at school, already. */
export const NOT_BACK_YET: Text = {
  no: 'Jeg er ikke klar for å være tilbake {where} ennå.',
  en: 'I’m not ready to be back at {where} yet.',
};

/** What others keep doing, where it can be named. */
export const BEHAVIOURS = {
  visits: { no: 'Det er vanskelig for meg med besøk jeg ikke vet om.', en: 'Unannounced visits are hard for me.' },
  calls: {
    no: 'Det blir for mye telefon for meg.',
    en: 'The calls are getting to be too much for me.',
  },
  messages: {
    no: 'Det blir for mange meldinger for meg.',
    en: 'The messages are getting to be too much for me.',
  },
  noise: { no: 'Så mye lyd blir for mye for meg.', en: 'That much noise is too much for me.' },
  comments: { no: 'Jeg synes ikke slike kommentarer er greie.', en: 'I’m not comfortable with comments like that.' },
  venting: { no: 'Dette blir for mye for meg å ta imot.', en: 'It’s more than I can take in.' },
} as const satisfies Record<string, Text>;
export type Behaviour = keyof typeof BEHAVIOURS;

/** What the person needs, in their own words, between the beginning and the end. */
export const OWN_NEED: Text = { no: 'Jeg trenger {need}.', en: 'I need {need}.' };

/** The same where it is told in a word: in turns. */
export const OWN_SHORT_NEED: readonly [Text, ...Text[]] = [
  OWN_NEED,
  { no: 'Jeg kjenner at jeg trenger {need}.', en: 'I can feel that I need {need}.' },
  { no: 'Det jeg trenger, er {need}.', en: 'What I need is {need}.' },
];

/** The same where its words are of another form of Norwegian than ours: said by the person, and said back. */
export const NEED_IN_OTHER_FORM: Record<'said' | 'back', Text> = {
  said: { no: 'Dette trenger jeg: {need}.', en: 'This is what I need: {need}.' },
  back: { no: 'Dette trenger du: {need}.', en: 'This is what you need: {need}.' },
};

/** What others are to do, what is asked of them, and what one would rather not do. */
export const SAID_OF_NEED: Record<'wish' | 'asked' | 'rather-not', Text> = {
  wish: { no: 'Jeg vil helst {need}.', en: 'I’d like {need}.' },
  asked: { no: 'Kan {need}?', en: 'Could {need}?' },
  'rather-not': { no: 'Jeg vil helst ikke {need}.', en: 'I’d rather not {need}.' },
};

/** What is needed as it stands, for the other: a colon asks nothing of the grammar behind it. */
export const STATED: readonly [Text, Text, Text] = [
  { no: 'Dette kan jeg få til: {need}.', en: 'This would work for me: {need}.' },
  { no: 'Dette passer bedre for meg: {need}.', en: 'This would suit me better: {need}.' },
  { no: 'Dette er mitt forslag: {need}.', en: 'Here is what would work for me: {need}.' },
];

/** The same where it is one thing, which may begin the sentence. */
export const STATED_THING: readonly [Text, Text] = [
  { no: '{need} passer bedre for meg.', en: '{need} would suit me better.' },
  { no: '{need} hadde gått fint for meg.', en: '{need} would work for me.' },
];

/** How a no begins where the thing asked cannot be named: what is offered instead, or needed, follows. */
export const HARD_FOR_ME: Text = { no: 'Det får jeg ikke til.', en: 'I can’t manage that.' };

/** What stands before what one will be there for. */
export const NOT_ALL_OF_IT: Text = { no: 'Jeg kan ikke være der hele tiden.', en: 'I can’t be there the whole time.' };

/** To oneself, of what nobody but oneself has asked for: what is needed stands between. */
export const TO_ONESELF: OutrightTexts & { opening: Text; reminder: Text } = {
  opening: { no: 'Dette kan vente.', en: 'This can wait.' },
  after: [
    { no: 'Det er lov å la det ligge.', en: 'I’m allowed to leave it.' },
    { no: 'Jeg får si det til meg selv med vennlig stemme.', en: 'I can say that to myself in a kind voice.' },
    { no: 'Det haster ikke for noen.', en: 'It is not urgent for anyone.' },
  ],
  validations: [
    {
      no: 'Det er lov å være like grei mot seg selv som mot en venn.',
      en: 'You are allowed to be as kind to yourself as to a friend.',
    },
    {
      no: 'Du trenger ikke svare ja på alt du krever av deg selv.',
      en: 'Not everything you expect of yourself needs a yes.',
    },
  ],
  reminder: { no: 'Du kan være mildere mot deg selv.', en: 'You can go easier on yourself.' },
};

/** What stands before what is needed first: the rest is put off, and not declined. */
export const NOT_YET: Text = { no: 'Ikke akkurat nå.', en: 'Not just yet.' };

/** What stands before how one would rather greet. */
export const NO_THANKS: Text = { no: 'Nei takk.', en: 'No thank you.' };

/** The same, said to the one who needs it. */
export const STATED_BACK: readonly [Text, Text, Text] = [
  { no: 'Dette passer bedre for deg: {need}.', en: 'This would suit you better: {need}.' },
  { no: 'Det du ønsker i stedet, teller: {need}.', en: 'What you want instead counts: {need}.' },
  { no: 'Slik vil du helst ha det: {need}.', en: 'This is how you would like it: {need}.' },
];

/** What one would rather do, said to the other: nobody hears that they are in the way of it. */
export const RATHER: readonly [Text, Text] = [
  { no: 'Jeg vil heller {need}.', en: 'I’d rather {need}.' },
  { no: 'Jeg vil helst {need}.', en: 'I’d prefer to {need}.' },
];

/** The same, said to the one who would: "you need to" would be an order. */
export const RATHER_BACK: readonly [Text, Text] = [
  { no: 'Du vil helst {need}, og det teller.', en: 'You would like {need}, and that counts.' },
  { no: 'At du helst vil {need}, er grunn god nok.', en: 'Wanting {need} is reason enough.' },
];

const WHAT_OTHERS_KNOW: Text = {
  no: 'Andre kan bare ta hensyn til det de vet om.',
  en: 'People can only be considerate about what they know.',
};

const THANKS: Text = { no: 'Takk for at du forstår.', en: 'Thank you for understanding.' };
const HOPE: Text = { no: 'Jeg håper det er greit for deg.', en: 'I hope that is all right with you.' };

export const OUTRIGHT_TEXTS: Record<OutrightKind, OutrightTexts> = {
  asking: {
    after: [
      { no: 'Det hadde vært til god hjelp.', en: 'That would be a real help.' },
      { no: 'Takk for at du tenker på det.', en: 'Thank you for thinking about it.' },
      { no: 'Det hadde gjort det lettere for meg.', en: 'That would make it easier for me.' },
    ],
    validations: [
      {
        no: 'Å be om noe er ikke å mase. Den andre kan svare det som er sant for dem.',
        en: 'Asking is not nagging. The other person can answer for themselves.',
      },
      WHAT_OTHERS_KNOW,
    ],
  },
  telling: {
    after: [{ no: 'Jeg ville at du skulle høre det fra meg.', en: 'I wanted you to hear it from me.' }, THANKS, HOPE],
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
      { no: 'Det er fint om vi kan snakke om det.', en: 'I’d be glad if we could talk about it.' },
      { no: 'Takk for at du tar hensyn til det.', en: 'Thank you for being considerate about it.' },
      { no: 'Jeg håper du skjønner hva jeg mener.', en: 'I hope you see what I mean.' },
    ],
    validations: [
      {
        no: 'Du kan si hva som er greit for deg, uten å være vanskelig av den grunn.',
        en: 'You can say what is all right for you without being difficult.',
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
    { no: 'Det ville jeg sette pris på.', en: 'I’d really like that.' },
    { no: 'Det hadde vært fint.', en: 'That would be lovely.' },
  ],
};

/** What is said to one who suggests something in place of a no: what it is, why it counts, and a line to keep. */
export const SUGGESTED: { suggestion: Text; unnamed: Text; validations: readonly [Text, Text, Text]; reminder: Text } =
  {
    suggestion: { no: 'Du har et forslag: {suggestion}.', en: 'You have a suggestion: {suggestion}.' },
    /** Where what is suggested is not said again. */
    unnamed: { no: 'Du har et forslag klart.', en: 'You have a suggestion ready.' },
    validations: [
      {
        no: 'Det er lov å svare med noe annet enn ja eller nei.',
        en: 'You may answer with something other than yes or no.',
      },
      {
        no: 'Da vet den andre hva det går an å regne med.',
        en: 'That way the other person knows what to count on.',
      },
      {
        no: 'Du sier ærlig fra om hva du kan.',
        en: 'You are being honest about what you can do.',
      },
    ],
    reminder: { no: 'Du kan foreslå det som passer deg.', en: 'You can suggest what suits you.' },
  };

/** To whoever would like to be without guilt. */
export const NO_GUILT: Text = {
  no: 'Dårlig samvittighet trenger du ikke ha for det.',
  en: 'There is no need to feel guilty about it.',
};

/** The same for what is wished instead and offers nothing. */
export const ANSWERED: { validations: readonly [Text, Text, Text]; reminder: Text } = {
  validations: [
    { no: 'Det er lov å si hvordan du vil ha det.', en: 'You are allowed to say how you would like things.' },
    {
      no: 'Det er lettere å ta hensyn til noe som er sagt rett ut.',
      en: 'It’s easier for people when you say it plainly.',
    },
    {
      no: 'Du sier hva som går, og hva som ikke går.',
      en: 'You are saying what works and what doesn’t.',
    },
  ],
  reminder: { no: 'Du har lov til å si hva som passer for deg.', en: 'You can say what works for you.' },
};
