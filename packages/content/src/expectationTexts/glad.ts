import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const GLAD: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Gleden får være med, høylytt eller stille, {nickname}. Det er plass til den ved siden av alt annet du kjenner.',
        en: 'Joy may come along, loud or quiet, {nickname}. There is room for it beside everything else you feel.',
      },
      tips: [
        {
          no: 'Ha noe du liker å kjenne på, i lommen eller under puten.',
          en: 'Keep something you like to touch in your pocket or under your pillow.',
        },
        {
          no: 'Nynn en sang du er glad i, eller hør den inni hodet.',
          en: 'Hum a song you love, or hear it in your head.',
        },
        {
          no: 'Ta på noe i en farge du liker, kanskje et par sokker.',
          en: 'Wear something in a colour you like, perhaps a pair of socks.',
        },
      ],
    },
    {
      message: {
        no: 'Er du glad allerede, får gleden ta så mye plass den vil. Er du ikke det, er den velkommen når som helst.',
        en: 'If you are glad already, the joy may take up all the space it likes. If not, it is welcome at any hour.',
      },
      tips: [
        { no: 'Si et ord som får deg til å smile.', en: 'Say a word that makes you smile.' },
        {
          no: 'Se etter noe gult, inne eller utenfor vinduet.',
          en: 'Look for something yellow, in here or out of the window.',
        },
        { no: 'Velg noe godt å smake på i kveld.', en: 'Choose a taste you like for this evening.' },
      ],
    },
  ],
  learning: {
    text: {
      no: 'Det gode i en dag er ofte lite: en smak, et blikk, en stund der ingenting haster. Det teller også når resten er tungt.',
      en: 'The good in a day is often small: a taste, a glance, a moment when nothing is urgent. It counts even when the rest is heavy.',
    },
    source: null,
  },
  brainTraining: {
    text: {
      no: 'Barbara Fredrickson forsker på følelser. Hun mener at de gode utvider blikket. Da ser vi mer av det vi kan få til.',
      en: 'Barbara Fredrickson, who studies emotions, has a theory that the good ones widen our view. We then see more of the things we could do.',
    },
    source: SOURCES.positiveEmotions,
  },
};
