export default {
  changeLanguage: 'Bytt språk',
  gate: {
    unreachableTitle: 'Vi får ikke kontakt med Spire',
    unreachableText: 'Sjekk nettforbindelsen din, og prøv igjen. Ingenting er borte.',
    lateTitle: 'Dette tar lengre tid enn vanlig',
    lateText: 'Vi prøver fortsatt å hente profilen din. Du kan vente litt til, prøve igjen eller logge ut.',
    failedTitle: 'Vi fikk ikke hentet profilen din',
    failedText: 'Alt du har lagret, er trygt. {{reason}}',
    failedStatus: 'Kunne ikke hente brukerprofilen: {{status}}',
  },
  help: {
    title: 'Hjelp',
    lead: 'Du trenger ikke ha det på en bestemt måte for å ringe.',
    numbersTitle: 'Noen å ringe til',
    call: 'Ring {{number}}',
    noAnswer: 'Svarer ingen? Prøv et av de andre numrene.',
    country: 'Numrene gjelder i Norge. Er du i et annet land, ring nødnummeret der du er.',
    checked: 'Sist sjekket {{date}}.',
    notTreatmentTitle: 'Forslag, ikke behandling',
    notTreatment:
      'Spire gir forslag til hverdagen. Du bestemmer hva du vil følge. Spire stiller ingen diagnose og erstatter ikke lege eller behandler. Blir du verre av noe, så stopp.',
    watch:
      'Spire følger ikke med på deg og sier ikke fra til noen. Trenger du hjelp, må du ringe selv eller be noen ringe for deg.',
  },
  notFound: {
    title: 'Vi finner ikke siden',
    router: 'Denne siden er ikke lagt til i ruteren.',
    text: 'Det betyr at adressen kan være skrevet feil, eller at siden er flyttet. Alt du har lagret, er trygt.',
  },
  remote: {
    pageTitle: 'Denne siden lot seg ikke åpne',
    pageText: 'Resten av Spire virker som før, og ingenting du har lagret, er borte. Vi prøver igjen av oss selv.',
    cardTitle: 'Denne delen fikk vi ikke hentet',
    cardText: 'Resten av siden virker som før. Vi prøver igjen av oss selv.',
  },
  remotes: {
    missingTitle: 'Siden er ikke her akkurat nå',
    missingText: 'Vi får ikke tak i denne delen av Spire. Alt du har lagret, er trygt. Prøv igjen om litt.',
  },
  signOut: {
    done: 'Du er nå logget ut',
    doneTitle: 'Utloggingen gikk bra',
    failed: 'Utloggingen ble ikke fullført',
    failedText: 'Kunne ikke logge deg ut. Prøv igjen.',
    failedHere: 'På denne enheten er du logget ut. Serveren blir spurt igjen mens Spire er åpen.',
  },
} as const;
