export default {
  overview: {
    title: 'Verktøy',
    lead: 'Fem små øvelser. Velg den som passer akkurat nå.',
    number: 'Verktøy {{number}}',
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
