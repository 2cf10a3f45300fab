import type { GroupTexts } from './groupTexts.ts';

export const CLOSENESS: GroupTexts = {
  sayNo: [
    {
      no: 'Takk for at du spør. Den tiden vil jeg bruke på noen som står meg nær.',
      en: 'Thank you for asking. I want that time for someone close to me.',
    },
    {
      no: 'Jeg står over denne gangen. Jeg vil være nær noen jeg er glad i.',
      en: 'I’ll skip it this time. I want to be close to someone I love.',
    },
    {
      no: 'Jeg sier nei til dette. Men jeg tar gjerne en prat med bare deg en dag.',
      en: 'I’m saying no to this. I’d love a chat with just you one day, though.',
    },
    {
      no: 'Jeg kan ikke hjelpe til denne gangen. Jeg trenger litt omsorg selv.',
      en: 'I can’t help out this time. I could do with some care myself.',
    },
    {
      no: 'Det passer ikke nå. Jeg trenger å være et sted der jeg kan være helt meg selv.',
      en: 'It doesn’t work just now. I need to be where I can just be myself.',
    },
  ],
  validations: [
    {
      no: 'Alle trenger noen å lene seg på iblant. Det gjelder også dem som pleier å bære.',
      en: 'Everyone needs someone to lean on now and then. So do those who usually carry others.',
    },
    {
      no: 'En klem eller en god prat er ikke lite å ønske seg. Det er noe av det viktigste vi har.',
      en: 'A hug or a good talk is no small wish. It is among the best things we have.',
    },
    {
      no: 'Det er lov å velge hva du gir, og til hvem.',
      en: 'It is fine to choose what you give, and to whom.',
    },
    {
      no: 'Det er lov å ville være der det er trygt og varmt. Særlig når kreftene er små.',
      en: 'You are allowed to want to be where it is safe and warm. All the more when strength is low.',
    },
    {
      no: 'Vennlighet mot deg selv hører også med. Du er en av dem du kan være glad i.',
      en: 'Kindness to yourself belongs here, too. You are one of the people you can be fond of.',
    },
  ],
  reminder: {
    no: 'Velg dem du kan senke skuldrene sammen med.',
    en: 'Choose the people you can relax with.',
  },
};
