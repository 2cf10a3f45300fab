import answers from '@spire/i18n/answers/no';
export default {
  /** The answers by their ids. */
  names: answers,
  nickname: {
    label: 'Kallenavn',
    hint: 'Det kan være fornavnet ditt eller noe helt annet.',
  },
  language: {
    label: 'Språk',
  },
  considerations: {
    label: 'Utfordringer',
    filter: 'Finn i listen',
    nothingFound: 'Ingenting i listen passer. Du kan skrive det med egne ord i stedet.',
    sections: {
      headAndEnergy: 'Hode og krefter',
      body: 'Kroppen',
      mindAndFeelings: 'Tanker og følelser',
      orJust: 'Eller bare',
    },
    keeping:
      'Vi bruker svarene bare til å tilpasse Spire for deg. Andre brukere ser dem ikke. De som drifter tjenesten, har teknisk tilgang.',
    consent: 'Spire kan lagre dette om helsen min, så forslagene passer meg. Jeg kan ombestemme meg når som helst.',
  },
  specificChallenge: {
    label: 'Med egne ord',
    none: 'Ingen spesielle utfordringer',
  },
  capacityLevel: {
    label: 'Kapasitet',
  },
  energy: {
    low: { title: 'Lite', text: 'Små ting tar mye' },
    limited: { title: 'Litt', text: 'Noe går, med pauser' },
    moderate: { title: 'En del', text: 'Det meste går på gode dager' },
    high: { title: 'Mye', text: 'Jeg har noe å gi av' },
  },
  goals: {
    label: 'Mål',
  },
  avoidSuggestions: {
    label: 'Dette vil jeg ikke ha forslag om',
    none: 'Nei takk',
  },
  calm: {
    question: 'Vil du ha det roligere her også?',
    text: 'Dempede farger, større tekst, ingen bevegelse. Du kan slå det av når du vil.',
    yes: 'Ja, rolig visning',
    no: 'Nei takk',
    on: 'Rolig visning er på.',
    undo: 'Slå av',
    declined: 'Greit. Du finner den under Meg om du vil ha den senere.',
  },
} as const;
