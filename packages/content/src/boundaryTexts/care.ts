import type { GroupTexts } from './groupTexts.ts';

export const CARE: GroupTexts = {
  sayNo: [
    {
      no: 'Takk for at du tenker på meg. Denne gangen sier jeg nei.',
      en: 'Thank you for thinking of me. I’m saying no this time.',
    },
    {
      no: 'Nei takk, ikke denne gangen. Jeg håper du forstår det.',
      en: 'No thank you, not this time. I hope you can understand that.',
    },
    {
      no: 'Dette sier jeg fra meg denne gangen. Takk for at du forstår.',
      en: 'I’m letting this one go. Thank you for understanding.',
    },
    {
      no: 'Det er mer enn jeg får til nå. Jeg sier fra om det endrer seg.',
      en: 'It’s more than I can manage now. I’ll tell you if that changes.',
    },
    {
      no: 'Dette vil jeg ikke ta på meg. Jeg håper dere finner en annen som har lyst.',
      en: 'I don’t want to take this on. I hope you find someone who would like to.',
    },
  ],
  validations: [
    {
      no: 'Det du trenger, er helt vanlig. Det er ikke for mye å be om.',
      en: 'What you need is quite ordinary. It is not too much to ask.',
    },
    {
      no: 'Et nei viser hva du kan gi, og hva du vil beholde.',
      en: 'A no shows what you can give, and what you want to keep.',
    },
    {
      no: 'Du kjenner kreftene dine best. At andre får til mer, sier ingenting om hva som er riktig for deg.',
      en: 'You know your own strength best. What others manage says nothing about what is right for you.',
    },
    {
      no: 'Det kan kjennes uvant å sette seg selv først. Uvant er ikke det samme som galt.',
      en: 'It can feel odd to put yourself first. Odd is not the same as wrong.',
    },
    {
      no: 'Noen kan bli skuffet, og det går som regel over. Behovet ditt er like ekte for det.',
      en: 'Someone may be disappointed, and it usually passes. Your need is just as real all the same.',
    },
  ],
  reminder: {
    no: 'Nei er en hel setning. Du kan si den vennlig.',
    en: 'No is a whole sentence. You can say it kindly.',
  },
};
