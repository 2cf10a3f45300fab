import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const KJAERLIG: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Varmen din får gå til hvem du vil, også til deg selv, {nickname}. Den klarer seg fint uten ord.',
        en: 'Your warmth may go to anyone you like, yourself included, {nickname}. It gets by very well without words.',
      },
      tips: [
        {
          no: 'Hold hendene rundt noe varmt, en kopp eller en varmeflaske.',
          en: 'Wrap your hands round something warm, a cup or a hot-water bottle.',
        },
        {
          no: 'Tenk på noen du er glad i, et menneske eller et dyr.',
          en: 'Think of someone you love, a person or an animal.',
        },
        {
          no: 'Finn et teppe eller et skjerf som er mykt mot huden.',
          en: 'Find a blanket or a scarf that is soft on your skin.',
        },
      ],
    },
    {
      message: {
        no: 'Du får være mild mot deg selv, hva du enn kjenner. Finnes det noen du vil dele det med, får du gjøre det.',
        en: 'You may be gentle with yourself, whatever you feel. If there is somebody you want to share it with, you may.',
      },
      tips: [
        {
          no: 'Si «jeg er på min egen side» lavt, eller tenk det.',
          en: 'Say “I am on my own side” softly, or think it.',
        },
        { no: 'Smør litt krem på hendene, og gjør det sakte.', en: 'Rub a little cream into your hands, slowly.' },
        {
          no: 'Skriv eller si navnet på noen som har vært snill mot deg.',
          en: 'Write or say the name of somebody who has been kind to you.',
        },
      ],
    },
  ],
  learning: {
    text: {
      no: 'I en rekke forsøk trodde folk at en liten hilsen ville bety mindre enn den gjorde. Den som fikk den, satte mer pris på den enn de ventet.',
      en: 'In a series of studies, people thought a small hello would mean less than it did. Those who got one liked it more than the sender expected.',
    },
    source: SOURCES.reachingOut,
  },
  brainTraining: {
    text: {
      no: 'I en liten studie lå 16 kvinner og ventet på noe ubehagelig. Når mannen deres holdt dem i hånda, så forskerne færre tegn til uro i hjernen.',
      en: 'In one small study, 16 women lay waiting for something unpleasant. While their husbands held their hand, researchers saw fewer signs of alarm in the brain.',
    },
    source: SOURCES.holdingHands,
  },
};
