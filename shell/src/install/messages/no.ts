export default {
  title: 'Spire på hjemskjermen',
  lead: 'Da åpner Spire seg som en app, også uten nett. Det koster ingenting og tar liten plass.',
  now: 'Legg til nå',
  isHere: 'Spire er allerede lagt til på denne enheten.',
  platforms: {
    ios: {
      title: 'iPhone og iPad',
      steps: {
        first:
          'Åpne Spire i Safari, og trykk på Del: firkanten med en pil opp. På nye telefoner ligger den bak de tre prikkene.',
        second: 'Velg «Legg til på Hjem-skjerm». Du må kanskje bla litt ned.',
        third: 'Trykk «Legg til». Første gang du åpner Spire derfra, logger du inn på nytt.',
      },
    },
    android: {
      title: 'Android',
      steps: {
        first: 'Åpne Spire i Chrome, og trykk på de tre prikkene øverst til høyre.',
        second: 'Velg «Legg til på startsiden» eller «Installer app».',
        third: 'Trykk «Installer».',
      },
    },
    computer: {
      title: 'Datamaskin',
      steps: {
        first: 'I Chrome og Edge: trykk på tegnet for å installere, helt til høyre i adressefeltet.',
        second: 'I Safari på Mac: velg Arkiv og «Legg til i Dock».',
        third: 'Firefox har ikke dette. Der kan du lage et bokmerke.',
      },
    },
  },
  noticesTitle: 'Varsler på iPhone og iPad',
  notices:
    'Hos Apple kan nettsteder bare varsle når de er lagt til på Hjem-skjermen. På andre telefoner er det ikke nødvendig.',
} as const;
