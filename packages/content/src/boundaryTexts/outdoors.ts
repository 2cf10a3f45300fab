import type { GroupTexts } from './groupTexts.ts';

export const OUTDOORS: GroupTexts = {
  sayNo: [
    {
      no: 'Takk, men ikke denne gangen. Jeg trenger litt luft og lys for meg selv.',
      en: 'Thank you, but not this time. I need some air and daylight to myself.',
    },
    {
      no: 'Jeg må si nei til dette nå. Jeg har satt av tiden til å komme meg ut litt.',
      en: 'I have to say no to this one. I’ve set the time aside for getting out a little.',
    },
    {
      no: 'Det passer dårlig nå, for jeg trenger en stund ute. Spør meg gjerne igjen.',
      en: 'It doesn’t suit me now, as I need some time outdoors. Do ask me again.',
    },
    {
      no: 'Jeg tar meg en pause ute og blir ikke med denne gangen.',
      en: 'I’m taking a break outside and won’t be joining this time.',
    },
    {
      no: 'Fint at du spurte. Jeg tar en rolig dag med frisk luft i stedet.',
      en: 'I’m glad you asked. I’m having a gentle day with some fresh air instead.',
    },
  ],
  validations: [
    {
      no: 'Å lengte etter himmel og trær er helt vanlig. Det trenger ikke være til nytte.',
      en: 'Longing for sky and trees is quite ordinary. It does not need to be useful.',
    },
    {
      no: 'Ute er det ingen som venter på svar fra deg. Det er en god grunn til å ville dit.',
      en: 'Nobody out there is waiting for your answer. That is a good reason to want to go.',
    },
    {
      no: 'Fem minutter ved et åpent vindu teller. Du bestemmer hvor mye som er nok.',
      en: 'Five minutes by an open window count. You decide how much is enough.',
    },
    {
      no: 'Du valgte lys og luft framfor enda et gjøremål. Det er en god måte å ta vare på en dag.',
      en: 'You chose light and air over one more errand. That is a good way to look after a day.',
    },
    {
      no: 'Planene til andre flytter seg ofte. Din lille stund ute kan få ligge fast.',
      en: 'Other people’s plans often move. Your little while outdoors is allowed to stay put.',
    },
  ],
  reminder: {
    no: 'Den stunden er din. Du trenger ikke fylle den.',
    en: 'That while is yours. It need not be filled.',
  },
};
