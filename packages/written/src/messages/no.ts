export default {
  sources: { ai: 'Laget med KI', built_in: 'Ferdig forslag', memory: 'Fra minnet ditt' },
  closing: 'Ferdig forslag, ikke behandling. Du bestemmer.',
  giveUp: 'Ikke vent lenger',
  help: {
    stayHere: 'Bli her litt',
    moreNumbers: 'Flere numre',
    goOn: 'Fortsett',
    notMe: 'Dette handler ikke om meg',
    stays: 'Noen å snakke med',
  },
  someone: {
    title: 'Noen å snakke med',
    write: 'Skriv til en du stoler på',
    ready: '«{{words}}»',
    hard: 'Tung dag her. Bare så du vet det.',
  },
  after: {
    call: 'Ring, hele døgnet',
    title: 'Godt at du er her, {{name}}.',
    titleNoName: 'Godt at du er her.',
    message: 'Kan du ringe meg?',
  },
  showAll: 'Vis alt likevel',
  showAllFailed: 'Det ble ikke lagret. Prøv igjen når du vil.',
  ai: {
    question: 'Vil du at kunstig intelligens (KI) skal skrive forslagene dine?',
    whatIsSent:
      'Sier du ja, sendes dette til {{host}}: svarene fra innsjekken, målene dine, det du har bedt oss ta hensyn til, starten på de siste forslagene, og det du skriver når du ber om en tekst. Kallenavnet ditt og navnene på kontaktene dine byttes ut. E-postadresser, bilder og minner sendes ikke.',
    withoutIt:
      'Sier du nei, får du ferdige tekster som også tar hensyn til dagen din. Du kan ombestemme deg når du vil.',
    yes: 'Ja, bruk KI',
    no: 'Nei, ferdige tekster',
    switchOff: 'Slutt å bruke KI',
    askAgain: 'La KI skrive forslagene',
    saving: 'Lagrer valget …',
    isOn: 'KI kan skrive forslagene dine.',
    isOff: 'KI skriver ikke forslagene dine.',
    failed: 'Vi fikk ikke lagret valget. Prøv igjen.',
  },
} as const;
