import type { GroupTexts } from './groupTexts.ts';

/** For what somebody wants to have in peace or to protect: what they tell, what is theirs, a plan, room around them. */
export const PRIVACY: GroupTexts = {
  sayNo: [
    {
      no: 'Det vil jeg ha for meg selv. Takk for at du respekterer det.',
      en: 'I’d like to keep that to myself. Thank you for respecting it.',
    },
    {
      no: 'Jeg sier nei til dette, og lar være å forklare mer enn det.',
      en: 'I’m saying no to this, and I’d rather not explain further.',
    },
    {
      no: 'Takk for at du spør. Akkurat dette vil jeg bestemme selv.',
      en: 'Thank you for asking. I want to decide about this one myself.',
    },
    {
      no: 'Nei takk. Jeg vil gjerne ha dette i fred.',
      en: 'No thank you. I would like to be left in peace with this.',
    },
    {
      no: 'Svaret mitt er nei. Det er fint om vi lar det ligge.',
      en: 'My answer is no. I’d be glad if we could leave it there.',
    },
  ],
  validations: [
    {
      no: 'Det er lov å ha noe for seg selv. Du trenger ikke forklare hvorfor.',
      en: 'You can keep some things to yourself. You don’t have to say why.',
    },
    {
      no: 'Du stenger ingen ute ved å si hvor grensen din går.',
      en: 'You’re not shutting anyone out by saying where your limits are.',
    },
    {
      no: 'Det er du som bestemmer over ditt, også når andre mener noe om det.',
      en: 'It’s yours to decide, even when others have opinions about it.',
    },
    {
      no: 'Det er lettere å dele når du også kan ha noe for deg selv.',
      en: 'Sharing is easier when some things stay your own.',
    },
    {
      no: 'Du skal få kjenne deg trygg. Det er grunn god nok.',
      en: 'You deserve to feel safe. That’s reason enough.',
    },
  ],
  reminder: {
    no: 'Det er lov å sette en grense og holde på den.',
    en: 'You can set a limit and stick to it.',
  },
};
