import type { GroupTexts } from './groupTexts.ts';

export const QUIET: GroupTexts = {
  sayNo: [
    {
      no: 'Takk, men jeg trenger det stille rundt meg, så jeg sier nei nå.',
      en: 'Thank you, but I need some quiet, so I’ll say no for now.',
    },
    {
      no: 'Jeg trenger litt stillhet før jeg svarer. Du hører fra meg.',
      en: 'I need some quiet before I answer. You’ll hear from me.',
    },
    {
      no: 'Det handler ikke om deg. Jeg trenger litt ro rundt meg.',
      en: 'It isn’t about you. I need some peace around me.',
    },
    {
      no: 'Jeg kan ikke svare på det nå. La meg få tenke på det i fred, så hører du fra meg.',
      en: 'I can’t answer that just now. Let me think it over in peace, and you’ll hear from me.',
    },
    {
      no: 'Jeg vil ha det stille nå. Spør meg gjerne en annen gang.',
      en: 'I want it quiet just now. Please do ask me another time.',
    },
  ],
  validations: [
    {
      no: 'Stillhet kan være like nødvendig som mat og søvn. Du vet best når du trenger den.',
      en: 'Quiet can matter as much as food and sleep. You know best when you need it.',
    },
    {
      no: 'Du er ikke vrang når du trekker deg litt tilbake. Du lager plass til å høre deg selv.',
      en: 'Stepping back a little does not make you difficult. It makes room to hear yourself.',
    },
    {
      no: 'Det er mye lyd i en vanlig dag. At du vil ha mindre av det, er lett å forstå.',
      en: 'There is a lot of noise in an ordinary day. Wanting less of it is easy to understand.',
    },
    {
      no: 'Du kan like at det skjer noe, og likevel trenge at det er stille. Begge deler er sant.',
      en: 'You can like it when things happen and still need it calm. Both are true.',
    },
    {
      no: 'Det er fint å ville ha det stille. Det avviser ingen.',
      en: 'It is fine to want it quiet. It turns nobody away.',
    },
  ],
  reminder: {
    no: 'Det er lov å ha det stille.',
    en: 'You are allowed some quiet.',
  },
};
