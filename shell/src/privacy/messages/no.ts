export default {
  privacy: {
    title: 'Personvern',
    lead: 'Kort fortalt, uten små bokstaver.',
    summaryTitle: 'Det viktigste',
    summaryOthers: 'Andre brukere kan ikke se det du skriver.',
    summaryServer: 'De som drifter serveren, kan teknisk sett lese databasen.',
    summaryAi:
      'KI skriver forslag bare hvis du sier ja til det. Uten et ja er de ferdige tekster, og ingenting sendes.',
    summaryAds: 'Ingen reklame, ingen sporing, ingen salg av data.',
    summaryDevice:
      'På enheten din ligger språk, utseende, innlogging, det du holder på å skrive, og forseglet: det du sist så og det som ikke er sendt.',
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
      'Når du logger ut, fjernes innlogging, utkast og alt som er forseglet herfra. Språk og utseende blir. Er enheten delt med andre, så logg ut når du er ferdig.',
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
