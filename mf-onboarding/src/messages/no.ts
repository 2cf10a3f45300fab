export default {
  progress: 'Steg {{step}} av {{total}}',
  minutesLeft_one: 'omtrent {{count}} minutt igjen',
  minutesLeft_other: 'omtrent {{count}} minutter igjen',
  duration_one: 'Velkommen. Det tar omtrent {{count}} minutt. Du kan stoppe og fortsette når du vil.',
  duration_other: 'Velkommen. Det tar omtrent {{count}} minutter. Du kan stoppe og fortsette når du vil.',
  kept: 'Svarene blir tatt vare på her på enheten til du er ferdig.',
  remove: 'Fjern {{name}}',
  backToSummary: 'Til oppsummeringen',
  required: {
    nickname: 'Skriv inn et kallenavn',
    considerations: 'Velg minst én utfordring',
    capacityLevel: 'Velg kapasitet',
    goals: 'Velg minst ett mål',
  },
  steps: {
    nickname: {
      title: 'Hva vil du bli kalt?',
      label: 'Kallenavn',
      hint: 'Det kan være fornavnet ditt eller noe helt annet.',
    },
    language: {
      title: 'Hvilket språk passer deg?',
      lead: 'Alt skifter med en gang. Du kan bytte igjen når du vil.',
      label: 'Språk',
    },
    considerations: {
      title: 'Hva kjenner du deg igjen i?',
      lead: 'Vi spør for å kunne gi deg forslag som passer. Ett valg er nok.',
      label: 'Utfordringer',
      placeholder: 'Velg fra listen',
      keepingTitle: 'Dette er opplysninger om helse',
      keeping:
        'Vi bruker svarene bare til å tilpasse Spire for deg. Andre brukere ser dem ikke. De som drifter tjenesten, har teknisk tilgang.',
      consent: 'Når du går videre, sier du ja til at vi lagrer dette. Du kan ombestemme deg senere.',
    },
    specificChallenge: {
      title: 'Er det noe mer vi bør vite?',
      lead: 'Skriv litt eller mye, eller ingenting. Det er helt frivillig.',
      label: 'Med egne ord',
      none: 'Ingen spesielle utfordringer',
    },
    capacityLevel: {
      title: 'Hvor mye orker du til vanlig?',
      lead: 'Tenk på en helt vanlig dag. Du kan endre dette når som helst.',
      label: 'Kapasitet',
    },
    goals: {
      title: 'Hva vil du ha støtte til?',
      lead: 'Velg ett eller flere mål.',
      label: 'Mål',
      placeholder: 'Velg fra listen',
    },
    avoidSuggestions: {
      title: 'Er det noe du vil slippe?',
      lead: 'Vi foreslår ikke det du krysser av her.',
      label: 'Dette vil jeg ikke ha forslag om',
      none: 'Nei takk',
    },
    summary: {
      title: 'Takk, {{name}}',
      lead: 'Dette har du svart. Trykk på «Endre» hvis noe ikke stemmer.',
      label: 'Svarene dine',
      change: 'Endre: {{name}}',
      nothing: 'Ingenting',
      start: 'Start appen',
    },
  },
  saveFailed: {
    title: 'Feil ved lagring',
    text: 'Kunne ikke lagre profilen. Prøv igjen.',
    kept: 'Svarene dine er ikke borte.',
  },
  saved: {
    title: 'Profilen er lagret',
    text: 'Nå går vi videre til forsiden.',
  },
  loadFailed: 'Vi fikk ikke hentet profilen din',
} as const;
