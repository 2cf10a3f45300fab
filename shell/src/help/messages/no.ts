export default {
  title: 'Slik virker Spire',
  search: 'Let i spørsmålene',
  searchHint: 'Skriv et ord, som «poeng» eller «nett».',
  nothing: 'Ingen spørsmål passer med det. Prøv et annet ord.',
  questions: {
    eight: {
      question: 'Hvorfor får jeg bare {{count}} forslag om dagen?',
      answer:
        'For at det ikke skal bli for mye. Du kan se tilbake på dagens forslag så ofte du vil. I morgen kommer det nye.',
    },
    fits: {
      question: 'Hvordan vet Spire hva jeg orker?',
      answer:
        'Du valgte en kapasitet da du begynte. Er «Lite krefter i dag» på, regnes den ett hakk lavere til midnatt. I skånsom modus får du alltid det letteste. Du endrer alt dette under Meg.',
    },
    points: {
      question: 'Hva gir poeng?',
      answer:
        'Innsjekk gir {{checkIn}} poeng om dagen. Et minne gir {{memory}}. Et forslag eller en oppgave du har gjort, gir {{task}}. Et verktøy gir {{tool}}.',
      more: 'Poeng blir aldri borte, heller ikke når du sletter noe. Du kan skjule dem under Meg.',
    },
    missed: {
      question: 'Hva skjer hvis jeg ikke er her på en stund?',
      answer: 'Ingenting. Planten visner ikke, og ingenting hoper seg opp. Du begynner der du er.',
    },
    ai: {
      question: 'Er det en KI som skriver til meg?',
      answer:
        'Bare hvis du har sagt ja til det. På hvert forslag står det hvor det kommer fra. Sier du nei, får du ferdige forslag, og ingenting sendes.',
      more: 'Du kan ta tilbake et ja på personvernsiden.',
    },
    offline: {
      question: 'Virker Spire uten nett?',
      answer:
        'Ja. Du kan lese det du sist så, skrive, og finne numrene på denne siden. Det du skriver, blir liggende på enheten og sendes når du har nett igjen.',
    },
    mail: {
      question: 'E-posten kom ikke. Hva gjør jeg?',
      answer: 'Se i søppelposten. Be om en ny lenke fra innloggingssiden etter et minutt. Bruk den nyeste lenken.',
    },
    password: {
      question: 'Jeg har glemt passordet',
      answer: 'Velg «Glemt passordet?» der du logger inn. Da får du en lenke på e-post.',
    },
    draft: {
      question: 'Jeg ble avbrutt midt i noe',
      answer:
        'Det du skriver, blir tatt vare på i denne nettleseren til du lagrer eller logger ut. Du kan fortsette når du vil.',
    },
    wrong: {
      question: 'Et forslag passet ikke, eller gjorde vondt verre',
      answer:
        'Stopp, og hvil. Under Meg kan du velge hva du vil slippe, og hva vi skal ta hensyn til. Ett trykk gir deg et annet forslag.',
    },
    takeOut: {
      question: 'Kan jeg ta med meg det jeg har skrevet?',
      answer:
        'Ja. På personvernsiden kan du laste ned alt, enten for å lese det eller som en fil du henter inn på samme side i en ny konto.',
    },
    remove: {
      question: 'Hvordan sletter jeg kontoen min?',
      answer:
        'Nederst blant dine egne data på personvernsiden. Du skriver e-postadressen din for å bekrefte. Da er alt borte, og ingen kan hente det tilbake.',
    },
  },
  plan: 'Planen min for tunge dager',
  toPrivacy: 'Til personvernsiden',
  contactTitle: 'Spør oss',
  contact: 'Finner du ikke svaret? Skriv til oss. Haster det, så ring heller et av numrene over.',
  contactWrite: 'Skriv til {{contact}}',
  noContact: 'Den som drifter denne tjenesten, har ikke oppgitt noen adresse du kan skrive til.',
  accessTitle: 'Tilgjengelighet',
  access:
    'Spire skal fungere for deg som har vondt i hodet, bruker tastatur eller skjermleser, eller trenger stor skrift. Målet er WCAG 2.2 på nivå AA, og mer der det trengs.',
  accessCan: 'Under Meg velger du rolig visning, farger og større skrift. Ingenting blinker, og ingenting haster.',
  accessTested:
    'Hver side prøves automatisk på begge språk, i lyst og mørkt, i rolig visning, med stor skrift og på små skjermer. Ingen utenfra har gått gjennom den ennå, så noe kan ha glippet. Si gjerne fra.',
} as const;
