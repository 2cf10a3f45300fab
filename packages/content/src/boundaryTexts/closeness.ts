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
      no: 'Alle trenger noen å lene seg på iblant. Det gjelder også den som pleier å hjelpe.',
      en: 'Everyone needs someone to lean on at times. So do you, even if you’re the one who usually helps.',
    },
    {
      no: 'En klem eller en god prat er noe av det beste vi har. Det er lov å ønske seg det.',
      en: 'A hug or a good talk is one of the best things there is. You’re allowed to want it.',
    },
    {
      no: 'Det er lov å velge hva du gir, og til hvem.',
      en: 'You can choose what you give, and who you give it to.',
    },
    {
      no: 'Det er lov å ville være der det er trygt og godt. Særlig når det er lite krefter.',
      en: 'You’re allowed to want to be somewhere safe and warm. Even more so on a hard day.',
    },
    {
      no: 'Du kan være like snill mot deg selv som du er mot andre.',
      en: 'You can be as kind to yourself as you are to others.',
    },
  ],
  reminder: {
    no: 'Det er lov å velge folk du kan slappe av sammen med.',
    en: 'Choose the people you can relax with.',
  },
};
