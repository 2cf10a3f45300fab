import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const INSPIRERT: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Kanskje er det noe her som gjør deg nysgjerrig, {nickname}. Følg det så langt du har lyst. En liten gnist er også en gnist.',
        en: 'Perhaps something here will make you curious, {nickname}. Follow it as far as you feel like. A small spark is a spark, too.',
      },
      tips: [
        { no: 'Se etter én ting du ikke visste fra før.', en: 'Look for one thing you did not know before.' },
        {
          no: 'Ha noe å skrive på, så slipper du å huske alt.',
          en: 'Keep something to write on near you, so that you need not remember it all.',
        },
        { no: 'Stopp mens du fortsatt har lyst på mer.', en: 'Stop while you would still like more.' },
      ],
    },
    {
      message: {
        no: 'Du trenger ikke ha en stor idé for å begynne. Det holder å ha øynene åpne. Noe vil kanskje treffe deg.',
        en: 'You do not need a big idea to begin. It is enough to have your eyes open. Something may strike you.',
      },
      tips: [
        { no: 'Noter et spørsmål du lurer på.', en: 'Note down a question you wonder about.' },
        {
          no: 'Ta en stille stund før du begynner.',
          en: 'Have a quiet moment before you begin.',
        },
        {
          no: 'Velg det som frister mest, ikke det som er lurest.',
          en: 'Choose what tempts you most, not what is cleverest.',
        },
      ],
    },
    {
      message: {
        no: 'Det du ser fram til, sier noe om hva du er glad i. La det få litt plass i dag. Du kan ta mer en annen gang.',
        en: 'What you look forward to says something about what you love. Give it a little room today. There can be more another time.',
      },
      tips: [
        { no: 'Ta den første biten først. Resten kan vente.', en: 'Take the first bit first. The rest can wait.' },
        { no: 'Begynn smått, og se om du vil mer.', en: 'Start small and see if you want more.' },
        { no: 'Ta vare på ett bilde eller ett ord fra det.', en: 'Keep one picture or one word from it.' },
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
