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
      micro_regulation: 'Øvelse',
      social_support: 'Støtte',
      self_priority: 'Grenser',
      expectation_lift: 'Løft',
    },
  },
} as const;
