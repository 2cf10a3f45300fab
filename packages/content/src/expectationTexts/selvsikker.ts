import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const SELVSIKKER: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Du har din plass i dette, {nickname}. Du trenger ikke være noen annen enn deg. Det er lov å ta plass, også stille.',
        en: 'You have your place in this, {nickname}. There is no need to be anyone but you. You may take up room, even quietly.',
      },
      tips: [
        { no: 'Ha på deg noe du føler deg hjemme i.', en: 'Wear something you feel at home in.' },
        { no: 'Bestem deg for den første setningen din.', en: 'Decide on your first sentence.' },
        { no: 'Kjenn at føttene eller stolen bærer deg.', en: 'Feel your feet or the chair carrying you.' },
      ],
    },
    {
      message: {
        no: 'Litt nerver kan bety at dette er viktig for deg. De kan få være med. Du har tenkt over det på forhånd, og det er nok.',
        en: 'A few nerves may mean that this matters to you. They can come along. You have thought about it beforehand, and that is enough.',
      },
      tips: [
        { no: 'Tenk på en som heier på deg.', en: 'Think of someone who is on your side.' },
        { no: 'Snakk litt saktere enn du pleier.', en: 'Speak a little more slowly than usual.' },
        { no: 'Det er lov å si «jeg må tenke på det».', en: 'It is fine to say "let me think about it".' },
      ],
    },
    {
      message: {
        no: 'Du kjenner deg selv og vet hva du trenger. Det er en styrke å si det høyt. Ta det med, sammen med det du kan.',
        en: 'You know yourself and what you need. Saying it out loud is a strength. Bring it along, together with what you can do.',
      },
      tips: [
        { no: 'Skriv ned én ting du kan godt.', en: 'Write down one thing you do well.' },
        { no: 'Si fra tidlig om du trenger en pause.', en: 'Say early on if you need a break.' },
        { no: 'Etterpå: Finn én ting du er fornøyd med.', en: 'Afterwards, find one thing you are pleased with.' },
      ],
    },
  ],
  learning: {
    text: {
      no: 'Du kan være usikker og likevel høre til. Kanskje er flere i rommet litt usikre, de også.',
      en: 'You can be unsure and still belong. Others in the room may be a little unsure, too.',
    },
    source: null,
  },
  brainTraining: {
    text: {
      no: 'I noen forsøk brukte folk sitt eget navn når de tenkte på noe de grudde seg til. De klarte seg i snitt bedre enn de som tenkte «jeg».',
      en: 'In some studies, people used their own name when they thought of a thing they dreaded. On average they did better than those who thought "I".',
    },
    source: SOURCES.selfTalk,
  },
};
