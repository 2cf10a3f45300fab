export default {
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
      'Spire gir forslag til hverdagen. Du bestemmer hva du vil følge. Spire stiller ingen diagnose og tar ikke plassen til lege eller behandler. Blir du verre av noe, så stopp.',
    watch:
      'Spire følger ikke med på deg, og sier ikke fra til noen. Trenger du hjelp, må du ringe selv eller be noen ringe for deg.',
    appTitle: 'Hjelp med appen',
    mailQuestion: 'E-posten kom ikke',
    mailAnswer: 'Se i søppelposten. Be om en ny lenke fra innloggingssiden etter et minutt. Bruk den nyeste lenken.',
    passwordQuestion: 'Jeg har glemt passordet',
    passwordAnswer: 'Velg «Glemt passordet?» der du logger inn. Da får du en lenke på e-post.',
    draftQuestion: 'Jeg ble avbrutt midt i noe',
    draftAnswer:
      'Det du skriver, tas vare på i denne nettleseren til du lagrer eller logger ut. Du kan fortsette når du vil.',
  },
  privacy: {
    title: 'Personvern',
    lead: 'Kort fortalt, uten små bokstaver.',
    summaryTitle: 'Det viktigste',
    summaryOthers: 'Andre brukere kan ikke se det du skriver.',
    summaryServer: 'De som drifter serveren, kan teknisk sett lese databasen.',
    summaryAi:
      'KI skriver forslag bare hvis du sier ja til det. Uten et ja er de ferdige tekster, og ingenting sendes.',
    summaryAds: 'Ingen reklame, ingen sporing, ingen salg av data.',
    summaryDevice: 'På enheten din ligger språk, utseende, innlogging og det du ikke har lagret ennå.',
    summaryAge: 'Spire er for deg som er 16 år eller eldre.',
    keptTitle: 'Dette lagrer vi',
    keptAccount: 'E-postadressen din, og passordet som en kode ingen kan lese baklengs.',
    keptProfile: 'Det du svarer når du kommer i gang: kallenavn, hensyn, kapasitet, mål og det du vil slippe.',
    keptDays: 'Innsjekkene og minnene dine, med dato.',
    whyTitle: 'Hvorfor',
    why: 'Noe av dette sier noe om helsen din. Vi bruker det bare til å gi deg forslag som passer, og til å vise deg din egen vei. Du velger selv hva du skriver.',
    apartTitle: 'Hvordan det holdes adskilt',
    apart:
      'Databasen slipper bare fram den som eier en rad. Regelen ligger i selve databasen, så en feil i appen viser deg heller ikke andres data. Trafikken mellom deg og tjenesten er kryptert der tjenesten kjører med https.',
    deviceTitle: 'På enheten din',
    device:
      'Når du logger ut, fjernes utkast og innlogging herfra. Språk og utseende blir. Er enheten delt med andre, så logg ut når du er ferdig.',
    rightsTitle: 'Dine rettigheter',
    rights:
      'Du kan rette det du har svart, når du vil. Du har rett til å få alt utlevert og til å få alt slettet. Knapper for det kan du bruke når de er på plass og du er logget inn; fram til da spør du den som drifter tjenesten.',
    consentTitle: 'Det du godtar',
    consent:
      'Når du lager en konto, godtar du at vi lagrer dette slik det står her. Du kan ombestemme deg. Det er en rett etter personvernforordningen (GDPR).',
    close: 'Lukk',
    ownTitle: 'Dine egne data',
    ownLater: 'Du er ikke logget inn, så her er det ingen data å vise, laste ned eller slette.',
    own: { view: 'Se dataene mine', download: 'Last ned dataene mine', delete: 'Slett alle dataene mine' },
  },
} as const;
