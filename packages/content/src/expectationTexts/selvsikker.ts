import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const SELVSIKKER: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Du har din egen plass i dette, {nickname}. Den er din enten du snakker eller er stille.',
        en: 'You have your own place in this, {nickname}. It is yours whether you speak or stay silent.',
      },
      tips: [
        { no: 'Si hele navnet ditt høyt, med rolig stemme.', en: 'Say your full name aloud, in a steady voice.' },
        {
          no: 'Velg én ting du vil si ja til, og én du sier nei til.',
          en: 'Choose one thing to say yes to and one to say no to.',
        },
        {
          no: 'Løft haken litt, og se rett frem et øyeblikk.',
          en: 'Lift your chin a little and look straight ahead for a moment.',
        },
      ],
    },
    {
      message: {
        no: 'Du vet hva du liker, og hva du ikke liker. Det kan du lytte til.',
        en: 'You know what you like and what you do not. You may trust that.',
      },
      tips: [
        {
          no: 'Ha noe som er ditt, nær deg, kanskje en nøkkel eller en ring.',
          en: 'Keep something of your own close, perhaps a key or a ring.',
        },
        { no: 'Si «min mening teller også» for deg selv.', en: 'Say “my view counts too” to yourself.' },
        {
          no: 'Tenk på et sted der du er trygg på hvem du er.',
          en: 'Think of a place where you feel at ease with who you are.',
        },
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
    suits: ['court', 'job_loss'],
  },
};
