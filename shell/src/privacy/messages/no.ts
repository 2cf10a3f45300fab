export default {
  privacy: {
    title: 'Personvern',
    lead: 'Kort fortalt, uten små bokstaver.',
    summaryTitle: 'Det viktigste',
    summaryOthers: 'Andre brukere kan ikke se det du skriver.',
    summarySealed: 'Det du skriver, ligger låst. De som drifter tjenesten, har nøkkelen.',
    summaryAi: 'KI skriver forslag bare hvis du sier ja til det. Uten et ja sendes ingenting.',
    summaryAds: 'Ingen reklame, ingen sporing og ikke noe salg av data.',
    summaryDevice: 'Noe ligger på enheten din, så du kan lese og skrive uten nett.',
    summaryYours: 'Du kan ta med deg alt, og du kan slette alt.',
    summaryConsent: 'Et ja kan du alltid ta tilbake.',
    summaryAge: 'Spire er for deg som er 16 år eller eldre.',
    wholeTitle: 'Alt, punkt for punkt',
    keptTitle: 'Dette lagrer vi',
    keptAccount: 'E-postadressen din, og passordet som en kode som ikke kan gjøres om til passordet igjen.',
    keptProfile: 'Det du svarer når du kommer i gang: kallenavn, hensyn, kapasitet, mål og det du vil slippe.',
    keptDays: 'Innsjekker, humør, minner, bilder, oppgaver, forslag og øvelser, med dato.',
    keptPeople: 'Navnene du skriver på folk du kan ta kontakt med. Bruk gjerne kallenavn.',
    keptPlan: 'Planen din for tunge dager, låst, hvis du lager en.',
    keptReminders:
      'Om du vil ha påminnelser: hva og når, og adressen til nettleseren din, låst. Adressen slettes når du logger ut der.',
    keptLog: 'Når kontoen din ble brukt og endret, og fra hva slags nettleser. Det slettes etter 400 dager.',
    whyTitle: 'Hvorfor',
    why: 'Noe av dette sier noe om helsen din. Vi bruker det bare til å gi deg forslag som passer, og til å vise deg din egen vei. Du velger selv hva du skriver.',
    whereTitle: 'Hvor det ligger',
    whereHost: 'Tjenesten drives av {{host}}.',
    whereRegion: 'Dataene dine ligger i {{region}}.',
    whereApart:
      'Databasen slipper bare fram den som eier en rad. Regelen ligger i selve databasen, så en feil i appen viser deg heller ikke andres data.',
    whereSealed:
      'Det du skriver med egne ord, er låst med en nøkkel som bare er din. En kopi av databasen viser det ikke. Den som drifter tjenesten, kan likevel låse opp: ellers kunne ikke appen vist deg dine egne ord.',
    whereTraffic: 'Trafikken mellom deg og tjenesten er kryptert der tjenesten kjører med https.',
    aiTitle: 'KI',
    ai: 'Sier du ja til KI, sendes dagens svar og det forslaget skal bygge på. Navn byttes ut først. E-postadressen din, bildene dine og hvem du er, sendes aldri.',
    aiProvider: 'Tekstene skrives av {{provider}}.',
    aiKept_one: 'Det som sendes, ligger der i opptil {{count}} dag.',
    aiKept_other: 'Det som sendes, ligger der i opptil {{count}} dager.',
    aiNotKept: 'Det som sendes, blir ikke liggende der.',
    deviceTitle: 'På enheten din',
    device:
      'Her ligger språket, utseendet, innloggingen og det du holder på å skrive. Det du sist så, og det som ikke er sendt, ligger også her, låst. Når du logger ut, fjernes alt unntatt språk og utseende. Det som er prøvd her uten konto, slettes etter sju dager, eller når du vil. Er enheten delt med andre, så logg ut når du er ferdig.',
    goneTitle: 'Når noe slettes',
    gone: 'Sletter du kontoen, er alt borte fra Spire med en gang: det du skrev, bildene, nøkkelen din, innloggingene og e-postene vi sendte deg.',
    goneFiles_one: 'I databasefilene kan det ligge rester i opptil {{count}} time. Så skrives filene på nytt uten dem.',
    goneFiles_other:
      'I databasefilene kan det ligge rester i opptil {{count}} timer. Så skrives filene på nytt uten dem.',
    goneHosted:
      'I databasefilene kan rester bli liggende til plassen blir brukt på nytt. Vi kan ikke love når det skjer.',
    goneBackup_one:
      'Sikkerhetskopier kan inneholde det som er slettet, i opptil {{count}} dag til: datoer og valg, og det du skrev, låst. Så er det borte der også.',
    goneBackup_other:
      'Sikkerhetskopier kan inneholde det som er slettet, i opptil {{count}} dager til: datoer og valg, og det du skrev, låst. Så er det borte der også.',
    goneNoBackup: 'Det finnes ingen sikkerhetskopier av det.',
    rightsTitle: 'Dine rettigheter',
    rights:
      'Du kan se hva vi har, rette det, ta det med deg, slette det og ta tilbake et ja. Det er rettigheter du har etter personvernforordningen (GDPR). Er du uenig med oss, kan du klage til Datatilsynet.',
    rightsContact: 'Lurer du på noe? Skriv til {{contact}}.',
    consentTitle: 'Det du godtar',
    consent:
      'Når du lager en konto, godtar du at vi lagrer dette slik det står her. Helse og KI spør vi om hver for seg. Du kan ombestemme deg når du vil.',
    close: 'Lukk',
    ownTitle: 'Dine egne data',
    ownLater: 'Du er ikke logget inn, så her er det ingen data å vise, laste ned eller slette.',
    own: { view: 'Se dataene mine', download: 'Last ned dataene mine', delete: 'Slett alle dataene mine' },
  },
} as const;
