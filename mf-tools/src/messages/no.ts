export default {
  overview: {
    title: 'Verktøy',
    lead: 'Fem små øvelser. Velg den som passer akkurat nå.',
    number: 'Verktøy {{number}}',
    for: {
      inner_balance: 'Når kroppen vil ha ro',
      micro_regulation: 'Når ett minutt er nok',
      social_support: 'Når du vil ha noen med deg',
      self_priority: 'Når du vil si nei',
      expectation_lift: 'Når noe ligger foran deg',
    },
    eachGives: 'Hvert verktøy gir {{points}} poeng.',
    today: 'Humør, vann og en stund i ro, om du vil.',
    points: '+{{points}} poeng',
  },
  card: {
    short: {
      inner_balance: 'Balanse',
      micro_regulation: 'Øvelse',
      social_support: 'Støtte',
      self_priority: 'Grenser',
      expectation_lift: 'Løft',
    },
  },
} as const;
