import type { Language } from '@spire/domain/languages';

type Text = Record<Language, string>;

/** What is not a no to a request: something to ask for, something to tell, or what somebody else keeps doing. */
export const OUTRIGHT_KINDS = ['asking', 'telling', 'behaviour'] as const;
export type OutrightKind = (typeof OUTRIGHT_KINDS)[number];

/** What is said then. None of it gives a reason of ours, and none promises anything of the other. */
export interface OutrightTexts {
  after: readonly [Text, Text, Text];
  /** Why it is a good thing to say, to the one who says it. */
  validations: readonly [Text, Text];
}

/** How it begins where somebody else's doing is the matter: nobody is told what they are like. */
export const OF_BEHAVIOUR: Text = {
  no: 'Slik det er nå, fungerer det ikke for meg.',
  en: 'The way it is now does not work for me.',
};

/** What the person needs, in their own words, between the beginning and the end. */
export const OWN_NEED: Text = { no: 'Jeg trenger {need}.', en: 'I need {need}.' };

const WHAT_OTHERS_KNOW: Text = {
  no: 'Andre kan bare ta hensyn til det de vet om.',
  en: 'Others can only make room for what they know about.',
};

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
      { no: 'Takk for at du forstår.', en: 'Thank you for understanding.' },
      { no: 'Jeg håper det er greit for deg.', en: 'I hope that is all right with you.' },
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
        no: 'Jeg vil gjerne at det blir annerledes fra nå av.',
        en: 'I would like it to be different from now on.',
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
};
