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
      en: 'That sounds nice, but I’ll let it pass. There’s something of my own I want time for.',
    },
  ],
  validations: [
    {
      no: 'Det du liker, er ikke en premie du får når alt annet er gjort. Det er en del av livet ditt.',
      en: 'The things you enjoy are not a prize for when all else is done. They are part of your life.',
    },
    {
      no: 'Lyst er en god nok grunn. Du trenger ikke lage noe eller bli flink.',
      en: 'Feeling like it is reason enough. Nothing has to be made or mastered.',
    },
    {
      no: 'Du er mer enn det du får gjort for andre. Det er fint at du gir den delen plass.',
      en: 'You are more than what you get done for others. It is good that you give that part some room.',
    },
    {
      no: 'En side i en bok eller én sang er nok. Små gleder er også gleder.',
      en: 'A page of a book or a single song is enough. Small joys are joys, too.',
    },
    {
      no: 'Det lille og lyse er verdt å ta vare på, midt i alt det andre.',
      en: 'Small bright things are worth keeping, in the middle of all the rest.',
    },
  ],
  reminder: {
    no: 'Tid til det du liker, er tid vel brukt.',
    en: 'Time for what you love is time well spent.',
  },
};
