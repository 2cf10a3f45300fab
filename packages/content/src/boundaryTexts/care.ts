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
      en: 'Plenty of people need what you need. It’s not too much to ask.',
    },
    {
      no: 'Når du sier nei til dette, blir det plass til noe annet.',
      en: 'Saying no to this leaves room for something else.',
    },
    {
      no: 'Du kjenner kreftene dine best. Det andre får til, er deres.',
      en: 'You know best what you can manage. What others manage is up to them.',
    },
    {
      no: 'Det kan kjennes uvant å sette seg selv først. Det er ikke galt av den grunn.',
      en: 'It can feel strange to put yourself first. That doesn’t make it wrong.',
    },
    {
      no: 'Noen blir kanskje litt skuffet. Det går som regel over.',
      en: 'Someone may be let down at first. It mostly passes.',
    },
  ],
  reminder: {
    no: 'Et kort og vennlig nei er nok.',
    en: 'A short and kind no is enough.',
  },
};
