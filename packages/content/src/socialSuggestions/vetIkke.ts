import type { SocialSuggestion } from './socialSuggestion.ts';

/** Not knowing what: the smallest step. */
export const VET_IKKE: SocialSuggestion = {
  want: 'vetIkke',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Du trenger ikke vite hva du ønsker deg. Tenk på en du er trygg på, og si et lite hei om du vil.',
      message: 'Hei, {name}. Ville bare si hei. Du trenger ikke svare.',
      safety: 'Å la være er også et godt valg i dag.',
      encouragement: 'Å ikke vite er også et svar.',
    },
    en: {
      plan: 'There is no need to know what you want. Think of someone you feel safe with, and say a small hello if you like.',
      message: 'Hi {name}, just wanted to say hello. No need to answer.',
      safety: 'Leaving it is a good choice today too.',
      encouragement: 'Not knowing is an answer too.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Velg mellom to ting: å høre en stemme, eller å være i samme rom. Prøv den minste først.',
      message:
        'Hei, {name}. Jeg har lyst på litt selskap, men vet ikke helt hva slags. Skal vi finne ut av det sammen en dag? Et nei er helt greit.',
      safety: 'Du kan ombestemme deg underveis, så mange ganger du vil.',
      encouragement: 'Det går an å begynne uten å vite hvor det ender.',
    },
    en: {
      plan: 'Choose between two things: hearing a voice, or being in the same room. Try the smaller one first.',
      message:
        'Hi {name}, I’d like some company, but I’m not sure what kind. Shall we find out together one day? A no is quite all right.',
      safety: 'You can change your mind along the way, as often as you like.',
      encouragement: 'It is possible to begin without knowing where it ends.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Kjenn etter om du helst vil ha ro eller selskap. Du trenger ikke bestemme deg nå.',
      safety: 'Blir det for mye å kjenne etter, kan du hvile i stedet.',
      encouragement: 'Svaret kommer når det kommer.',
    },
    en: {
      plan: 'Ask yourself whether you would rather have peace or company. There is no need to decide now.',
      safety: 'If that is too much to think about, you can rest instead.',
      encouragement: 'The answer comes when it comes.',
    },
  },
};
