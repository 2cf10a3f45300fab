import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const INSPIRERT: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Å være nysgjerrig kan være å legge merke til én ting, {nickname}. Du får velge hvilken.',
        en: 'Being curious can mean noticing one thing, {nickname}. You may choose which.',
      },
      tips: [
        {
          no: 'Se på noe nær deg, og finn en detalj som er ny for deg.',
          en: 'Look at something near you and find a detail that is new to you.',
        },
        { no: 'Ha papir og blyant i nærheten.', en: 'Keep paper and a pencil close by.' },
        {
          no: 'Lytt et øyeblikk, og gjett hvor en lyd kommer fra.',
          en: 'Listen for a moment and guess where one sound comes from.',
        },
      ],
    },
    {
      message: {
        no: 'Et bilde, et ord eller en lyd kan vekke en tanke. Du får følge den så langt du vil.',
        en: 'A picture, a word or a sound can spark a thought. You may follow it as far as you like.',
      },
      tips: [
        { no: 'Sett et bilde du liker, der du kan se det.', en: 'Put a picture you like where you can see it.' },
        {
          no: 'Si «jeg lurer på», og la setningen ende der den vil.',
          en: 'Say “I wonder” and let the sentence end where it likes.',
        },
        { no: 'Se opp på himmelen, og finn et navn på fargen.', en: 'Look at the sky and find a name for its colour.' },
      ],
    },
  ],
  learning: {
    text: {
      no: 'Nye tanker kommer sjelden på bestilling. Kanskje finner de lettere fram når det er litt rom rundt deg.',
      en: 'New ideas seldom come when called. They may find their way more easily when there is some room around you.',
    },
    source: null,
  },
  brainTraining: {
    text: {
      no: 'Forskere så på 22 studier av pauser på ti minutter eller mindre. I snitt fulgte det litt mer futt og litt mindre tretthet med. Du vet best hva slags pause du trenger.',
      en: 'Researchers put together 22 studies of breaks of ten minutes or less. On average, people felt a little more lively and a little less tired. You know best what kind of break you need.',
    },
    source: SOURCES.microBreaks,
  },
};
