import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const MALRETTET: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Du vet hva du vil i dag, {nickname}. Nå trenger du bare det første skrittet. Resten kan vente til du er i gang.',
        en: 'You know what you want today, {nickname}. All that is left for now is the first step. The rest can wait until you are under way.',
      },
      tips: [
        {
          no: 'Velg én ting som er viktig. La resten være ekstra.',
          en: 'Choose one thing that matters. Let the rest be extra.',
        },
        { no: 'Finn fram det du skal bruke, og ta så en pause.', en: 'Lay out what you will use, then take a break.' },
        { no: 'Bestem på forhånd hva som er godt nok.', en: 'Decide beforehand what is good enough.' },
      ],
    },
    {
      message: {
        no: 'Du har tenkt gjennom det, og da er en del allerede gjort. Ta ett skritt om gangen. Det er lov å stoppe og puste underveis.',
        en: 'You have thought it through, so part of it is already done. Take it one step at a time. You may stop for breath along the way.',
      },
      tips: [
        {
          no: 'Begynn når du pleier å ha mest å gå på.',
          en: 'Begin at the time of day when you tend to have most energy.',
        },
        { no: 'Legg bort én ting som kan forstyrre.', en: 'Put away one thing that might distract you.' },
        {
          no: 'Sett et punktum. Si til deg selv at nå er det gjort.',
          en: 'Mark the end. Tell yourself that it is done now.',
        },
      ],
    },
    {
      message: {
        no: 'Et mål kan være så lite som å komme i gang. Du har lov til å gjøre det mindre underveis. Retningen er den samme.',
        en: 'A goal can be as small as getting started. You may make it smaller along the way. The direction stays the same.',
      },
      tips: [
        { no: 'Del det i to, og begynn med den ene halvdelen.', en: 'Split it in two and begin with one half.' },
        { no: 'Skriv målet med fem ord.', en: 'Write the goal in five words.' },
        { no: 'Ha en plan B som er enda enklere.', en: 'Have a plan B that is even easier.' },
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
  },
};
