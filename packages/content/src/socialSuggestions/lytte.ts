import type { SocialSuggestion } from './socialSuggestion.ts';

/** Somebody who listens. */
export const LYTTE: SocialSuggestion = {
  want: 'lytte',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Velg en du stoler på, og be om fem minutter der du bare blir hørt. Si at du ikke er ute etter råd.',
      message:
        'Hei, {name}. Har du fem minutter til å høre på meg en dag? Jeg er ikke ute etter råd, og det er greit om det ikke passer.',
      safety: 'Du kan si «det var alt» når som helst.',
      encouragement: 'Å bli hørt kan være nok i seg selv.',
    },
    en: {
      plan: 'Ask someone you trust just to listen for five minutes. Say that you are not looking for advice.',
      message:
        'Hi {name}, do you have five minutes to listen to me one day? I’m not looking for advice, and it’s fine to say no.',
      safety: 'You can say "that was all" at any time.',
      encouragement: 'Being heard can be enough in itself.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Velg en som pleier å la deg snakke ferdig. Avtal hvor lenge, og si hva som er godt for deg.',
      message:
        'Hei, {name}. Kan du høre på meg en stund en dag, omtrent tjue minutter? Jeg trenger ikke svar, bare en som lytter. Du kan gjerne si nei.',
      safety: 'Får du råd du ikke ba om, kan du si «takk, i dag holder det at du hører på».',
      encouragement: 'Du trenger ikke ha det vanskelig for å bli lyttet til.',
    },
    en: {
      plan: 'Choose someone who tends to let you finish. Agree for how long, and say what feels good for you.',
      message:
        'Hi {name}, could you listen to me for a while one day, about twenty minutes? I’m not after answers, just someone who listens. Do say no if you’d rather not.',
      safety: 'If advice comes anyway, you can say "thank you, today it is enough that you listen".',
      encouragement: 'Things need not be hard for you to be listened to.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Hør på deg selv en liten stund. Hva ville du ha svart om noen spurte vennlig?',
      safety: 'Kommer det mye på en gang, kan du se ut av vinduet i stedet.',
      encouragement: 'Det du kjenner, har lov til å være der.',
    },
    en: {
      plan: 'Listen to yourself for a little while. What would you answer if someone asked kindly?',
      safety: 'If a lot comes at once, you can look out of the window instead.',
      encouragement: 'What you feel is allowed to be there.',
    },
  },
};
