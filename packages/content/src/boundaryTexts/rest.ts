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
      no: 'Jeg tar det rolig nå, så dette får vente. Takk for at du tenker på meg.',
      en: 'I’m taking it easy now, so this will have to wait. Thank you for thinking of me.',
    },
    {
      no: 'Jeg trenger en pause nå. Kan vi ta det en annen dag?',
      en: 'I need a break right now. Could we do it another day?',
    },
    {
      no: 'Hyggelig at du tenkte på meg. Jeg hopper over denne gangen, for jeg trenger å ta det med ro.',
      en: 'It’s kind of you to think of me. I’ll skip it this time, because I need to rest a bit.',
    },
  ],
  validations: [
    {
      no: 'Det er lov å være sliten. Du trenger ikke gjøre deg fortjent til hvile.',
      en: 'It’s all right to be tired. You don’t have to earn your rest.',
    },
    {
      no: 'Det er klokt å stoppe før kreftene er brukt opp.',
      en: 'It’s wise to stop while you still have something left.',
    },
    {
      no: 'Hvile er like viktig som alt det andre dagen skal ha plass til.',
      en: 'Rest matters just as much as everything else in your day.',
    },
    {
      no: 'Du tar deg selv på alvor når du tar en pause.',
      en: 'A break is a way of taking yourself seriously.',
    },
    {
      no: 'Noen dager rekker kreftene til mindre. Da er det klokt å gjøre planene mindre også.',
      en: 'Some days you can do less. It’s wise to plan less, too.',
    },
  ],
  reminder: {
    no: 'Du trenger ingen grunn til å hvile.',
    en: 'You don’t need a reason to rest.',
  },
};
