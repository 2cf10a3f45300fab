export default {
  level: 'Planten din: {{level}}. Se mer på siden Meg.',
  showAll: 'Vis alt likevel',
  deeds: {
    leaf: 'Et nytt blad i dag.',
    bud: 'En ny knopp i dag.',
    stone: 'En stein på varden i dag.',
    bird: 'En fugl kom innom i dag.',
  },
} as const;
