export default {
  confirmation: {
    subject: 'Bekreft e-postadressen din',
    lead: 'Velkommen til Spire. Det er ett steg igjen: bekreft at denne adressen er din.',
    action: 'Bekreft e-postadressen',
    details: 'Lenken og koden virker i {{validity}}, og bare én gang.',
    otherwise: 'Har du ikke registrert deg i Spire, kan du se bort fra denne e-posten.',
  },
  magicLink: {
    subject: 'Logg inn i Spire',
    lead: 'Her kommer du rett inn i Spire, uten passord.',
    action: 'Logg inn',
    details: 'Lenken og koden virker i {{validity}}, og bare én gang. Gi dem aldri til noen.',
    otherwise: 'Har du ikke bedt om dette, kan du se bort fra denne e-posten. Ingenting er endret i kontoen din.',
  },
  recovery: {
    subject: 'Lag et nytt passord til Spire',
    lead: 'Du har bedt om et nytt passord.',
    action: 'Lag nytt passord',
    details: 'Lenken og koden virker i {{validity}}, og bare én gang. Gi dem aldri til noen.',
    otherwise: 'Har du ikke bedt om dette, kan du se bort fra denne e-posten. Passordet ditt er som før.',
  },
  invite: {
    subject: 'Du er invitert til Spire',
    lead: 'Noen har invitert deg til Spire, et rolig sted der du tar vare på kreftene dine, én liten ting om gangen.',
    action: 'Ta imot invitasjonen',
    details: 'Lenken og koden virker i {{validity}}, og bare én gang.',
    otherwise: 'Vil du ikke bruke Spire, kan du se bort fra denne e-posten.',
  },
  emailChangeCurrent: {
    subject: 'Skal du bytte e-postadresse i Spire?',
    lead: 'Du har bedt om å bytte e-postadressen i Spire til {{newEmail}}. Bekreft det her, og i e-posten vi har sendt til den nye adressen.',
    action: 'Ja, bytt adresse',
    details: 'Lenken og koden virker i {{validity}}, og bare én gang.',
    otherwise:
      'Har du ikke bedt om dette, må du ikke bekrefte. Logg inn og lag et nytt passord, for noen andre kan være inne i kontoen din.',
  },
  emailChangeNew: {
    subject: 'Bekreft den nye e-postadressen din',
    lead: 'Du har bedt om å bruke denne adressen i Spire. Bekreft at den er din.',
    action: 'Bekreft adressen',
    details: 'Lenken og koden virker i {{validity}}, og bare én gang.',
    otherwise: 'Har du ikke bedt om dette, kan du se bort fra denne e-posten. Da skjer det ingenting.',
  },
  reauthentication: {
    subject: 'Koden din fra Spire',
    lead: 'Skriv inn koden nedenfor i Spire, så vet vi at det er deg.',
    details: 'Koden virker i {{validity}}, og bare én gang. Gi den aldri til noen.',
    otherwise:
      'Har du ikke bedt om en kode, kan noen andre være inne i kontoen din. Logg inn og lag et nytt passord med det samme.',
  },
  existingAccount: {
    subject: 'Du har allerede en konto i Spire',
    lead: 'Noen prøvde nettopp å registrere seg i Spire med denne adressen. Du har allerede en konto, så du kan logge inn som før.',
    action: 'Gå til innlogging',
    details: 'Har du glemt passordet, kan du lage et nytt på innloggingssiden.',
    otherwise: 'Var det ikke deg, trenger du ikke gjøre noe. Ingenting er endret i kontoen din.',
  },
  addressTaken: {
    subject: 'E-postadressen din er allerede i bruk i Spire',
    lead: 'Noen ville nettopp bruke denne adressen til en annen konto i Spire. Den hører til kontoen du har fra før, og det har vi ikke endret på.',
    action: 'Gå til innlogging',
    details:
      'Var det deg, kan du logge inn med denne adressen som før, eller velge en annen adresse til den andre kontoen.',
    otherwise: 'Var det ikke deg, trenger du ikke gjøre noe.',
  },
  passwordChanged: {
    subject: 'Passordet ditt i Spire er endret',
    lead: 'Passordet til kontoen din er endret. Er du logget inn andre steder, blir du logget ut der.',
    action: 'Gå til innlogging',
    details: 'Var det deg, trenger du ikke gjøre noe.',
    otherwise:
      'Var det ikke deg, bør du lage et nytt passord med det samme: velg «Glemt passordet?» på innloggingssiden.',
  },
  emailChanged: {
    subject: 'E-postadressen din i Spire er byttet',
    lead: 'Kontoen din i Spire har fått en ny e-postadresse. Fra nå av logger du inn med den, og vi skriver til den.',
    details: 'Var det deg, trenger du ikke gjøre noe.',
    otherwise: 'Var det ikke deg, svar på denne e-posten så fort du kan. Da hjelper vi deg med å få kontoen tilbake.',
  },
  factorAdded: {
    subject: 'En kodeapp er lagt til i Spire',
    lead: 'Kontoen din har fått en kodeapp. Når du logger inn, spør vi om en kode fra den.',
    action: 'Gå til innlogging',
    details: 'Var det deg, trenger du ikke gjøre noe.',
    otherwise:
      'Var det ikke deg, bør du lage et nytt passord med det samme: velg «Glemt passordet?» på innloggingssiden.',
  },
  factorRemoved: {
    subject: 'En kodeapp er fjernet fra Spire',
    lead: 'En kodeapp er fjernet fra kontoen din. Når du logger inn, spør vi ikke lenger om en kode fra den.',
    action: 'Gå til innlogging',
    details: 'Var det deg, trenger du ikke gjøre noe.',
    otherwise:
      'Var det ikke deg, bør du lage et nytt passord med det samme: velg «Glemt passordet?» på innloggingssiden.',
  },
  greeting: 'Hei,',
  codeBelow: 'Blir du bedt om en kode, er det denne:',
  code: 'Koden din:',
  linkBelow: 'Virker ikke knappen, kan du kopiere denne adressen inn i nettleseren:',
  signature: 'Vennlig hilsen Spire',
} as const;
