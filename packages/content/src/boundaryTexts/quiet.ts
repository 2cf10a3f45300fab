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
      en: 'I’d like some quiet just now. Do ask me another time.',
    },
  ],
  validations: [
    {
      no: 'Stillhet kan være like nødvendig som mat og søvn. Du vet best når du trenger den.',
      en: 'Quiet can matter as much as food and sleep. You know best when you need it.',
    },
    {
      no: 'Du er ikke vanskelig når du trekker deg litt tilbake. Av og til trenger alle det.',
      en: 'Stepping back a little doesn’t make you difficult. We all need to at times.',
    },
    {
      no: 'Det er mye lyd i en vanlig dag. At du vil ha mindre av det, er lett å forstå.',
      en: 'An ordinary day is full of noise. It’s easy to see why you want less of it.',
    },
    {
      no: 'Du kan være glad i folk og likevel trenge litt ro.',
      en: 'You can be fond of people and still need some calm.',
    },
    {
      no: 'Det er helt greit å ville ha det stille. Du avviser ingen med det.',
      en: 'It’s fine to want some quiet. You’re not rejecting anyone.',
    },
  ],
  reminder: {
    no: 'Det er lov å ha det stille.',
    en: 'You are allowed some quiet.',
  },
};
