export default {
  progress: 'Steg {{step}} av {{total}}',
  minutesLeft_one: 'omtrent {{count}} minutt igjen',
  minutesLeft_other: 'omtrent {{count}} minutter igjen',
  duration_one: 'Velkommen. Det tar omtrent {{count}} minutt. Du kan stoppe og fortsette når du vil.',
  duration_other: 'Velkommen. Det tar omtrent {{count}} minutter. Du kan stoppe og fortsette når du vil.',
  kept: 'Svarene blir tatt vare på her på enheten til du er ferdig.',
  backToSummary: 'Til oppsummeringen',
  required: {
    nickname: 'Skriv inn et kallenavn',
    considerations: 'Velg minst én utfordring',
    healthConsent: 'Kryss av i ruten. Vil du ikke det, kan du velge fra «Eller bare» og ingenting annet',
    capacityLevel: 'Velg kapasitet',
    goals: 'Velg minst ett mål',
  },
  short: {
    welcome: 'Velkommen.',
    leaf: 'Bladet ditt er her, og venter på deg.',
    back: 'Tilbake',
    skip: 'Hopp over',
    done: 'Ferdig',
    name: {
      title: 'Hva vil du bli kalt?',
      later: 'Du kan bytte når du vil, på Meg.',
    },
    energy: {
      title: 'Hvor mye orker du?',
      lead: 'Tenk på en vanlig dag, ikke den beste.',
      rest: 'Resten spør vi om når det passer. Høyst ett spørsmål om dagen.',
    },
    required: {
      nickname: 'Skriv et navn, eller trykk «Hopp over».',
      capacityLevel: 'Velg det som passer best, eller trykk «Hopp over».',
      healthConsent: 'Kryss av her, så tar vi vare på svaret. Eller trykk «Hopp over».',
    },
  },
  steps: {
    nickname: {
      title: 'Hva vil du bli kalt?',
    },
    language: {
      title: 'Hvilket språk passer deg?',
      lead: 'Alt bytter språk med en gang. Du kan bytte tilbake når du vil.',
    },
    considerations: {
      title: 'Hva skal vi ta hensyn til?',
      lead: 'Velg det som passer. Ett valg er nok. Forslagene blir mildere av det.',
    },
    specificChallenge: {
      title: 'Er det noe mer vi bør vite?',
      lead: 'Skriv litt eller mye, eller ingenting. Det er helt frivillig.',
    },
    capacityLevel: {
      title: 'Hvor mye orker du til vanlig?',
      lead: 'Tenk på en helt vanlig dag. Du kan endre dette når som helst.',
    },
    goals: {
      title: 'Hva vil du ha støtte til?',
      lead: 'Velg ett eller flere mål.',
    },
    avoidSuggestions: {
      title: 'Er det noe du vil slippe?',
      lead: 'Vi foreslår ikke det du krysser av her.',
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
  otherForm: {
    everything: 'Svar på alt nå',
    onePage: 'Alt på én side i stedet',
    steps: 'Ett spørsmål om gangen i stedet',
  },
  onePage: {
    title: 'Fortell litt om deg',
    lead: 'Fire spørsmål, og ett du kan hoppe over. Alt kan endres senere.',
  },
  saveFailed: {
    title: 'Feil ved lagring',
    text: 'Kunne ikke lagre profilen. Prøv igjen.',
    kept: 'Svarene dine er ikke borte.',
    unknown: 'Lagringen av profilen mislyktes',
    signedOutTitle: 'Du må være innlogget',
    signedOutText: 'Logg inn for å lagre profilen.',
  },
  saved: {
    title: 'Profilen er lagret',
    text: 'Nå går vi videre til forsiden.',
  },
  loadFailed: 'Vi fikk ikke hentet profilen din',
} as const;
