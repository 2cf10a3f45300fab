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
      en: 'My answer is no. I’d be glad if we left it there.',
    },
  ],
  validations: [
    {
      no: 'Det er lov å verne om noe. Du trenger ikke forklare hvorfor.',
      en: 'You may keep something safe. You need not say why.',
    },
    {
      no: 'En grense stenger ingen ute. Den viser hvor du står.',
      en: 'A boundary shuts nobody out. It shows them where you are.',
    },
    {
      no: 'Det som er ditt, bestemmer du over. Det gjelder også når andre mener noe om det.',
      en: 'What is yours is yours to decide about. That holds when others have opinions, too.',
    },
    {
      no: 'Det er lettere å gi når det er noe du får beholde.',
      en: 'It is easier to give when there is something you get to keep.',
    },
    {
      no: 'Du skal få kjenne deg trygg. Det er grunn god nok.',
      en: 'You get to feel safe. That is reason enough.',
    },
  ],
  reminder: {
    no: 'Grensen er din. Den får stå.',
    en: 'The boundary is yours. You can keep it.',
  },
};
