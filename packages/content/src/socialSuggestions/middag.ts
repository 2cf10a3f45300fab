import type { SocialSuggestion } from './socialSuggestion.ts';

/** A meal. */
export const MIDDAG: SocialSuggestion = {
  want: 'middag',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Be noen spise noe enkelt sammen med deg, der du er. En brødskive og noen minutter er nok.',
      message:
        'Hei, {name}. Vil du spise noe enkelt sammen med meg en dag? Noen minutter er nok for meg, og det går fint å si nei.',
      safety: 'La den andre ta med maten, og ta pause når du trenger det.',
      encouragement: 'Det er selskapet som er måltidet.',
    },
    en: {
      plan: 'Ask someone to eat something simple with you, where you are. A slice of bread and a few minutes is enough.',
      message:
        'Hi {name}, would you like to eat something simple with me one day? A few minutes is enough for me, and it’s fine to say no.',
      safety: 'Let the other person bring the food, and take a break when you want one.',
      encouragement: 'The company is the meal.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Inviter til noe enkelt, eller la alle ta med litt. Si når det slutter samtidig som du sier når det begynner.',
      message:
        'Hei, {name}. Har du lyst til å spise en enkel middag sammen en dag, omtrent en time? Vi kan bytte dag helt til det siste.',
      safety: 'La oppvasken stå, og si fra når det er nok for deg.',
      encouragement: 'Suppe og latter holder lenge.',
    },
    en: {
      plan: 'Invite someone for something simple, or let everyone bring a little. Say when it ends as you say when it begins.',
      message:
        'Hi {name}, would you like to have a simple dinner together one day, for an hour or so? We can change the day right up to the last minute.',
      safety: 'Leave the dishes, and say so when you have had enough.',
      encouragement: 'Soup and a laugh go a long way.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Spis litt av noe du liker, på et fat du er glad i. Tenk på et måltid du husker godt.',
      safety: 'Det er fint om det er ferdigmat, og fint å ikke spise opp.',
      encouragement: 'Du er godt nok selskap å dekke på for.',
    },
    en: {
      plan: 'Eat a little of something you like, from a plate you are fond of. Think of a meal you remember well.',
      safety: 'Ready-made is fine, and so is leaving some.',
      encouragement: 'You are good enough company to lay the table for.',
    },
  },
};
