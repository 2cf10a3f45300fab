import type { GroupTexts } from './groupTexts.ts';

export const INTERESTS: GroupTexts = {
  sayNo: [
    {
      no: 'Takk for at du spør. Den tiden har jeg satt av til noe jeg er glad i å gjøre.',
      en: 'Thank you for asking. I’ve set that time aside for something I love doing.',
    },
    {
      no: 'Jeg sier nei til dette, for jeg trenger litt tid til mitt eget. Håper du forstår.',
      en: 'I’m saying no to this, because I need some time for my own things. I hope you understand.',
    },
    {
      no: 'Jeg sier nei denne gangen. Tiden min går til noe som gir meg glede.',
      en: 'I’m saying no this time. My time is going to something I enjoy.',
    },
    {
      no: 'Jeg har en avtale med meg selv og blir ikke med.',
      en: 'I have a date with myself and won’t be coming.',
    },
    {
      no: 'Det høres fint ut, men jeg står over. Jeg har noe eget jeg vil få tid til.',
      en: 'That sounds nice, but I’ll pass. There’s something of my own I want time for.',
    },
  ],
  validations: [
    {
      no: 'Det du liker, er ikke en premie for når alt annet er gjort. Det er en del av livet ditt.',
      en: 'What you enjoy isn’t a reward for when all else is done. It’s part of your life.',
    },
    {
      no: 'At du har lyst, er grunn god nok. Du trenger ikke være flink.',
      en: 'Feeling like it is reason enough. You don’t have to be good at it.',
    },
    {
      no: 'Du er mer enn det du gjør for andre. Det er fint at det får plass.',
      en: 'You are more than what you do for others. It’s good to make room for that.',
    },
    {
      no: 'En side i en bok eller én sang kan være nok. Små gleder teller.',
      en: 'A page of a book or one song can be enough. Small joys count.',
    },
    {
      no: 'Det du er glad i, er verdt å ta vare på.',
      en: 'What you love is worth holding on to.',
    },
  ],
  reminder: {
    no: 'Tid til det du liker, er tid vel brukt.',
    en: 'Time for what you love is time well spent.',
  },
};
