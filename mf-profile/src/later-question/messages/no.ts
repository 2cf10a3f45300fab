export default {
  line: 'Ett lite spørsmål, om du vil',
  see: 'Se',
  scales: 'Vil du følge med på krefter, smerte eller søvn?',
  noThanks: 'Nei takk',
  thanks: 'Takk. Forslagene tar hensyn til det.',
  notToday: 'Greit, ikke i dag.',
  noMore: 'Greit, vi spør ikke mer. Alt kan endres på Meg.',
  reminders: {
    line: 'Vil du ha en påminnelse av og til?',
    choose: 'Velg når',
    none: 'Nei takk',
  },
  done: 'Ferdig',
  later: 'Ikke i dag',
  never: 'Ikke spør mer',
  questions: {
    capacityLevel: { title: 'Hvor mye orker du?', lead: 'Tenk på en vanlig dag, ikke den beste.' },
    considerations: { title: 'Hva skal vi ta hensyn til?', lead: 'Da foreslår vi ting som er lettere for deg.' },
    avoidSuggestions: { title: 'Er det noe du vil slippe?', lead: 'Vi foreslår ikke det du krysser av her.' },
    goals: { title: 'Hva vil du ha støtte til?', lead: 'Velg ett eller flere mål.' },
  },
} as const;
