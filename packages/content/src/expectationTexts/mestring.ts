import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const MESTRING: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Du får møte dette på din egen måte, {nickname}. Å vente teller, å spørre teller, og det gjør både sukk og jubel.',
        en: 'You may meet this in your own way, {nickname}. Waiting counts, asking counts, and so does a sigh or a cheer.',
      },
      tips: [
        {
          no: 'Gjør klar én liten ting i dag, kanskje et glass vann.',
          en: 'Get one small thing ready today, perhaps a glass of water.',
        },
        { no: 'Nevn én ting som allerede er på plass.', en: 'Name one thing that is already in place.' },
        {
          no: 'Tenk i kveld på noe fra dagen som gikk greit.',
          en: 'This evening, think of something from the day that went all right.',
        },
      ],
    },
    {
      message: {
        no: 'Det er lov å ta ett øyeblikk av gangen. Det neste får vente på tur.',
        en: 'It is all right to take one moment at a time. The next one can wait its turn.',
      },
      tips: [
        { no: 'Si «nå er jeg her» til deg selv.', en: 'Say “here I am” to yourself.' },
        {
          no: 'Rett på én liten ting nær deg, kanskje en bok.',
          en: 'Straighten one small thing close to you, such as a book.',
        },
        {
          no: 'Finn noe å støtte deg til, kanskje en vegg eller en pute.',
          en: 'Find something to lean on, perhaps a wall or a pillow.',
        },
      ],
    },
  ],
  learning: {
    text: {
      no: 'Albert Bandura, som var psykolog, mente at vi får tro på at vi kan noe mest av alt ved å ha fått det til. Små ting kan også telle.',
      en: 'Albert Bandura, a psychologist, held that we come to believe we can do a thing mostly by having done it. Small things may count, too.',
    },
    source: SOURCES.selfEfficacy,
  },
  brainTraining: {
    text: {
      no: 'I en studie av nye vaner tok det fra 18 til 254 dager før de gikk av seg selv. Én dag uten gjorde liten forskjell.',
      en: 'In one study of new habits, it took from 18 to 254 days before they ran by themselves. Missing a day made little difference.',
    },
    source: SOURCES.habits,
  },
};
