import type { SocialSuggestion } from './socialSuggestion.ts';

/** A laugh. */
export const LATTER: SocialSuggestion = {
  want: 'latter',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Be noen fortelle deg noe morsomt fra dagen sin. Du kan bare lytte.',
      message: 'Hei, {name}. Har du noe morsomt å fortelle meg? Det kan være helt kort, og du kan svare når du vil.',
      safety: 'Du kan smile i stedet for å le, og stoppe når hodet er fullt.',
      encouragement: 'Et lite smil teller.',
    },
    en: {
      plan: 'Ask someone to tell you something funny from their day. Just listening is fine.',
      message:
        'Hi {name}, do you have something funny to tell me? It can be very short, and you can answer when you like.',
      safety: 'You can smile instead of laughing, and stop when your head is full.',
      encouragement: 'A small smile counts.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Tenk på en som får deg til å le. Avtal en halvtime med noe dere begge synes er morsomt.',
      message:
        'Hei, {name}. Jeg har lyst til å le litt sammen med deg. Har du en halvtime en dag? Vi kan utsette om en av oss er sliten.',
      safety: 'Du trenger ikke være i godt humør på forhånd, og du kan runde av når du vil.',
      encouragement: 'Det er lov å ha det gøy på en vanskelig dag.',
    },
    en: {
      plan: 'Think of someone who makes you laugh. Agree on half an hour of something you both find funny.',
      message:
        'Hi {name}, I’d love a laugh with you. Do you have half an hour one day? We can put it off if either of us is tired.',
      safety: 'A good mood is not required, and you can wrap up when you like.',
      encouragement: 'Fun is allowed on a hard day.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Tenk på en gang du lo høyt. Husk hva som ble sagt, og hvem som lo først.',
      safety: 'Kommer det ikke noe, er det helt greit.',
      encouragement: 'Det som var morsomt, er ditt å ha.',
    },
    en: {
      plan: 'Think of a time when you laughed out loud. Remember what was said, and who laughed first.',
      safety: 'If nothing comes, that is quite all right.',
      encouragement: 'What was funny is yours to keep.',
    },
  },
};
