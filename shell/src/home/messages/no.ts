export default {
  level: 'Planten din: {{level}}. Se mer på siden Meg.',
  showAll: 'Vis alt likevel',
  daysLine: {
    first: 'Fint at du er her.',
    back: 'Fint å se deg igjen. Ingenting er tapt.',
    day: {
      unwell: 'Du trenger ikke ha det bra for å være her.',
      little: 'Litt holder. Ingenting holder også.',
      pace: 'Ta dagen i det tempoet du har.',
      noCatchUp: 'Ingen dag må tas igjen.',
      halfDone: 'Det halvferdige får være halvferdig.',
      small: 'En liten ting er også en ting.',
      stay: 'Du bestemmer hvor lenge du blir.',
      inside: 'Bare du vet hvordan dagen kjennes.',
      change: 'Du kan ombestemme deg når du vil.',
      unlike: 'I dag trenger ikke ligne på i går.',
    },
    evening: {
      noHurry: 'Det er ikke for sent, og det haster ikke.',
      over: 'Dagen kan være over uten å være ferdig.',
      enough: 'Det du rakk, er det du rakk.',
      light: 'Resten kan vente til det er lyst.',
      notTonight: 'Du trenger ikke finne ut av det i kveld.',
    },
  },
  deeds: {
    leaf: 'Et nytt blad i dag.',
    bud: 'En ny knopp i dag.',
    stone: 'En stein på varden i dag.',
    bird: 'En fugl kom innom i dag.',
  },
} as const;
