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
      no: 'Mange lengter ut til himmel og trær. Det trenger ikke være til nytte.',
      en: 'Plenty of people long for sky and trees. It doesn’t have to be useful.',
    },
    {
      no: 'Ute er det ingen som venter på svar fra deg. Det er god grunn til å ville ut.',
      en: 'Nobody out there needs an answer from you. That’s a good reason to go.',
    },
    {
      no: 'Fem minutter ved et åpent vindu teller. Du bestemmer hvor mye som er nok.',
      en: 'Even five minutes by an open window count. You decide how much is enough.',
    },
    {
      no: 'Litt lys og luft er like viktig som det som står på lista.',
      en: 'A bit of light and air matters as much as what’s on the list.',
    },
    {
      no: 'Andre får ofte flytte på planene sine. Da kan du få beholde din lille tur.',
      en: 'Other people get to keep their plans. You can keep your little time outdoors.',
    },
  ],
  reminder: {
    no: 'Den tiden er din. Du trenger ikke bruke den til noe nyttig.',
    en: 'That time is yours. It doesn’t have to be useful.',
  },
};
