export default {
  overview: {
    title: 'Verktøy',
    lead: 'Fem små øvelser. Velg den som passer akkurat nå.',
    number: 'Verktøy {{number}}',
    eachGives: 'Hvert verktøy gir {{points}} poeng.',
    points: '+{{points}} poeng',
  },
  card: {
    all: 'Se alle',
    short: {
      inner_balance: 'Balanse',
      micro_regulation: 'Mikro',
      social_support: 'Støtte',
      self_priority: 'Grenser',
      expectation_lift: 'Løft',
    },
  },
  tool: {
    back: 'Tilbake til verktøyene',
    loading: 'Finner en øvelse til deg',
    failedTitle: 'Vi fikk ikke tak i profilen din',
    failedText: 'Her er en rolig øvelse du kan gjøre i mellomtiden.',
    tryNow: 'Prøv nå',
    minutes_one: 'Omtrent {{count}} minutt',
    minutes_other: 'Omtrent {{count}} minutter',
    movementCaution:
      'Kjenn etter underveis. Stopp hvis noe blir verre. Er du usikker på hva kroppen tåler, så snakk med legen din først.',
    notSaved: 'Her blir ingenting lagret. Gjør øvelsen så ofte eller sjelden du vil, og stopp når du vil.',
  },
} as const;
