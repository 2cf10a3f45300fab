import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const MESTRING: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Du har fått til vanskelige ting før, {nickname}. Det teller selv om ingen så det. Ta med deg litt av det i dag.',
        en: 'You have managed hard things before, {nickname}. It counts even if nobody saw. Bring a little of that along today.',
      },
      tips: [
        {
          no: 'Gjør det så lite at du nesten vet at det går.',
          en: 'Make it so small that you are almost sure it will work.',
        },
        {
          no: 'Legg merke til det du får til, ikke det som er igjen.',
          en: 'Notice what you manage, not what is left.',
        },
        { no: 'La den tyngste biten vente til en annen dag.', en: 'Let the heaviest part wait for another day.' },
      ],
    },
    {
      message: {
        no: 'Du får velge hvor mye det blir. Å tilpasse det til dagen er også noe du kan. Litt er nok til at det teller.',
        en: 'How much of it there will be is up to you. Fitting it to the day is a skill as well. A little is enough for it to count.',
      },
      onlyFor: 'doing',
      tips: [
        {
          no: 'Gjør det på en måte som har gått bra før.',
          en: 'Do it in a way that has gone well before.',
          isOfLastTime: true,
        },
        { no: 'Legg inn hvile både før og etter.', en: 'Plan rest both before and after.' },
        {
          no: 'Kjenn på det når du er ferdig, om det så bare er en liten stund.',
          en: 'Enjoy it when you are done, if only for a little while.',
        },
      ],
    },
    {
      message: {
        no: 'Kanskje går alt etter planen, og kanskje ikke. Å stoppe i tide er også å lykkes. Uansett vet du litt mer etterpå.',
        en: 'Perhaps it all goes to plan, perhaps not. Stopping in time is managing, too. Either way you will know a little more.',
      },
      onlyFor: 'doing',
      tips: [
        {
          no: 'Velg et sted midtveis der det er fint å stoppe.',
          en: 'Choose a place midway where it is fine to stop.',
        },
        {
          no: 'Skriv én linje om det når det er gjort.',
          en: 'Write one line about it when it is done.',
        },
        { no: 'Si «det var nok» høyt til deg selv.', en: 'Say "that was enough" out loud to yourself.' },
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
