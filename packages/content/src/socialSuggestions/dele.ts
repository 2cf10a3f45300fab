import type { SocialSuggestion } from './socialSuggestion.ts';

/** Something to tell. */
export const DELE: SocialSuggestion = {
  want: 'dele',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Velg én ting du vil fortelle, stor eller liten. Del så mye du vil, og ha resten for deg selv.',
      message: 'Hei, {name}. Kan jeg fortelle deg én ting fra dagen? Du trenger ikke svare eller løse noe.',
      safety: 'Du kan stoppe midt i en setning om du vil.',
      encouragement: 'En liten bit av dagen er nok å dele.',
    },
    en: {
      plan: 'Choose one thing to tell, big or small. Share as much as you like, and keep the rest.',
      message: 'Hi {name}, may I tell you one thing from my day? There’s no need to answer or solve anything.',
      safety: 'You can stop in the middle of a sentence if you like.',
      encouragement: 'A small piece of the day is enough to share.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Bestem hva du vil fortelle, og hva du vil ha for deg selv. Spør om det passer før du begynner.',
      message:
        'Hei, {name}. Det er noe jeg gjerne vil fortelle deg. Har du en halvtime en dag? Det er helt greit om det ikke passer.',
      safety: 'Velg en som pleier å ta vare på det du sier. Du kan bytte tema når du vil.',
      encouragement: 'Du velger selv hva du deler, og med hvem.',
    },
    en: {
      plan: 'Decide what you want to tell, and what you want to keep. Ask if now is a good time before you begin.',
      message:
        'Hi {name}, there’s something I’d like to tell you. Do you have half an hour one day? It’s quite all right to say no.',
      safety: 'Choose someone who tends to look after what you say. You can change the subject when you like.',
      encouragement: 'What you share, and with whom, is yours to choose.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Si eller skriv én setning om det du går og tenker på. Legg den bort når du er ferdig.',
      safety: 'Ingen andre trenger å se den.',
      encouragement: 'Ord kan gjøre godt uten at noen hører dem.',
    },
    en: {
      plan: 'Say or write one sentence about what is on your mind. Put it away when you are done.',
      safety: 'No one else needs to see it.',
      encouragement: 'Words can do good without anyone hearing them.',
    },
  },
};
