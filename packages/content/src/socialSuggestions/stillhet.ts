import type { SocialSuggestion } from './socialSuggestion.ts';

/** Quiet company. */
export const STILLHET: SocialSuggestion = {
  want: 'stillhet',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Be noen være i samme rom som deg i fem minutter, uten å snakke. La dem gjøre sitt imens.',
      message:
        'Hei, {name}. Har du lyst til å være i samme rom som meg en liten stund, uten at vi snakker? Fem minutter er fint, og et nei er helt greit.',
      safety: 'Avtal et lite tegn som betyr at du vil være alene igjen.',
      encouragement: 'Du trenger ikke være underholdende for å ha selskap.',
    },
    en: {
      plan: 'Ask someone to be in the same room as you for five minutes, without talking. Let them do something of their own.',
      message:
        'Hi {name}, would you like to be in the same room as me for a little while, without us talking? Five minutes is good, and a no is quite all right.',
      safety: 'Agree on a small sign that means you would like to be alone again.',
      encouragement: 'There is no need to be entertaining to have company.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Inviter en du er rolig sammen med. Ta hver deres bok, og la det være stille.',
      message:
        'Hei, {name}. Har du lyst til å komme innom og være stille sammen en times tid, med hver vår bok? Vi kan utsette når som helst.',
      safety: 'Stillheten er avtalt, så du kan la være å fylle den.',
      encouragement: 'De som er rolige sammen med deg, har det kanskje godt selv også.',
    },
    en: {
      plan: 'Invite someone you are calm with. Bring a book each, and let it be quiet.',
      message:
        'Hi {name}, would you like to come by and be quiet together for an hour or so, with a book each? We can put it off at any time.',
      safety: 'The quiet is agreed, so there is nothing to fill.',
      encouragement: 'People who are quiet with you may well enjoy it themselves.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Finn det roligste stedet du når. Bli der i fem minutter uten å gjøre noe.',
      safety: 'Blir det for stille, kan du sette på en lyd du liker.',
      encouragement: 'Ro er også noe å ønske seg.',
    },
    en: {
      plan: 'Find the quietest place within reach. Stay there for five minutes, doing nothing.',
      safety: 'If it gets too quiet, put on a sound you like.',
      encouragement: 'Quiet is a fine thing to wish for.',
    },
  },
};
