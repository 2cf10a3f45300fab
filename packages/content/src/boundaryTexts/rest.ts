import type { GroupTexts } from './groupTexts.ts';

export const REST: GroupTexts = {
  sayNo: [
    {
      no: 'Takk for at du spør. Jeg trenger å hvile, så jeg sier nei denne gangen.',
      en: 'Thank you for asking. I need to rest, so it is a no from me this time.',
    },
    {
      no: 'Det går ikke nå. Jeg sier fra når jeg er uthvilt.',
      en: 'I won’t manage it now. I’ll let you know when I’ve had some rest.',
    },
    {
      no: 'Jeg tar det rolig nå, så jeg står over. Håper dere får det fint.',
      en: 'I’m taking things slowly now, so I’ll let this pass. I hope you have a lovely time.',
    },
    {
      no: 'Jeg trenger en pause nå. Kan vi ta det en annen dag?',
      en: 'I need a break right now. Could we do it another day?',
    },
    {
      no: 'Hyggelig at du tenkte på meg. Jeg hopper over denne gangen, for jeg trenger å ta det med ro.',
      en: 'It’s kind of you to think of me. I’ll sit this one out, because I need to take it easy.',
    },
  ],
  validations: [
    {
      no: 'Det er lov å være sliten. Hvile er ikke noe du skal ha gjort deg fortjent til.',
      en: 'It is all right to be tired. Rest is not something to be earned first.',
    },
    {
      no: 'Du merket at det var nok før alt var brukt opp. Det er godt å kunne.',
      en: 'You noticed it was enough before everything was spent. That is a good thing to know how to do.',
    },
    {
      no: 'Hvile er også noe du gjør. Den har like stor rett til plass i dagen som alt det andre.',
      en: 'Resting is doing something, too. It has as much right to a place in the day as anything else.',
    },
    {
      no: 'Kroppen din ba om en pause, og du hørte etter. Det er å ta deg selv på alvor.',
      en: 'Your body asked for a break, and you listened. That is taking yourself seriously.',
    },
    {
      no: 'Noen dager er små. Da er det klokt å la planene bli små også.',
      en: 'Some days are small. It is wise to let the plans be small as well.',
    },
  ],
  reminder: {
    no: 'Pausen er din. Den trenger ingen begrunnelse.',
    en: 'The break is yours. It needs no excuse.',
  },
};
