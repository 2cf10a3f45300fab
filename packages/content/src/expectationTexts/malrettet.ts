import { WEIGHTS } from '@spire/domain/weights';
import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const MALRETTET: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Velg gjerne én ting som er viktig for deg, {nickname}. Alt annet kan ligge litt til side.',
        en: 'Pick one thing that matters to you, if you like, {nickname}. Everything else can lie to one side for now.',
      },
      tips: [
        {
          no: 'Skriv den ene tingen på en lapp, og legg den der du ser den.',
          en: 'Write that one thing on a note and leave it in sight.',
        },
        { no: 'Bestem i kveld hva du vil ha på deg i morgen.', en: 'Decide tonight what you want to wear tomorrow.' },
        { no: 'Si høyt ett ord for det du ønsker deg.', en: 'Say aloud one word for what you want.' },
      ],
    },
    {
      message: {
        no: 'Hva du vil med dette, velger du selv. Du får endre målet så ofte du vil.',
        en: 'What you want from this is yours to decide. You may change your aim as often as you like.',
      },
      tips: [
        {
          no: 'Noter ett spørsmål du gjerne vil ha svar på.',
          en: 'Jot down one question you would like an answer to.',
        },
        {
          no: 'Legg vann, briller eller annet du bruker, der du når det.',
          en: 'Put water, glasses or whatever else you use within reach.',
        },
        { no: 'Velg én ting som får vente til i morgen.', en: 'Choose one thing that can wait until tomorrow.' },
      ],
    },
  ],
  learning: {
    text: {
      no: '«Når jeg har drukket kaffen, åpner jeg brevet.» I mange studier har slike små planer gjort det lettere å få gjort det folk ville.',
      en: '"When I have had my coffee, I open the letter." In many studies, small plans like this made it easier for people to do what they wanted.',
    },
    source: SOURCES.whenThenPlans,
  },
  brainTraining: {
    text: {
      no: 'Studier viser at vi blir litt tregere og gjør flere feil rett etter at vi har byttet oppgave. Det er lov å ta én ting om gangen.',
      en: 'Studies show that we get a bit slower and make more mistakes just after switching tasks. Taking one thing at a time is fine.',
    },
    source: SOURCES.taskSwitching,
    suits: WEIGHTS,
  },
};
