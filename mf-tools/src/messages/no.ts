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
  fits: {
    title: 'Passer nå',
    minutes_one: 'Ett minutt',
    minutes_other: '{{count}} minutter',
    positions: {
      lying: 'liggende',
      sitting: 'sittende',
      any: 'liggende eller sittende',
      standing: 'stående',
    },
    open: 'Se øvelsen',
    why: 'Hvorfor denne?',
    notAgain: 'Ikke denne igjen',
    because: {
      helped: 'Fordi den har gjort det lettere før.',
      kind: 'Fordi slike øvelser har gjort det lettere før.',
      suits: 'Fordi den passer til det du orker i dag.',
      gentle: 'Fordi den er blant de roligste.',
    },
    rests: '«{{title}}» kommer ikke av seg selv de neste 30 dagene.',
    failed: 'Vi fikk ikke lagret det. Den kan komme igjen.',
    undo: 'Angre',
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
