export default {
  confirmation: {
    subject: 'Bekreft e-postadressen din',
    lead: 'Velkommen til Spire. Det er ett steg igjen: bekreft at denne adressen er din.',
    action: 'Bekreft e-postadressen',
    details:
      'Lenken virker i {{validity}}, og bare én gang. Åpne den på samme enhet og i samme nettleser som du registrerte deg i, så blir du logget inn med det samme.',
    otherwise: 'Har du ikke registrert deg i Spire, kan du se bort fra denne e-posten.',
  },
  existingAccount: {
    subject: 'Du har allerede en konto i Spire',
    lead: 'Noen prøvde nettopp å registrere seg i Spire med denne adressen. Du har allerede en konto, så du kan logge inn som før.',
    action: 'Gå til innlogging',
    details: 'Har du glemt passordet, kan du lage et nytt på innloggingssiden.',
    otherwise: 'Var det ikke deg, trenger du ikke gjøre noe. Ingenting er endret i kontoen din.',
  },
  recovery: {
    subject: 'Lag et nytt passord til Spire',
    lead: 'Du har bedt om å få lage et nytt passord.',
    action: 'Lag nytt passord',
    details:
      'Lenken virker i {{validity}}, og bare én gang. Åpne den på samme enhet og i samme nettleser som du ba om den i.',
    otherwise: 'Har du ikke bedt om dette, kan du se bort fra denne e-posten. Passordet ditt er som før.',
  },
  greeting: 'Hei,',
  linkBelow: 'Virker ikke knappen, kan du kopiere denne adressen inn i nettleseren:',
  signature: 'Vennlig hilsen Spire',
} as const;
