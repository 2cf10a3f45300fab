export default {
  title: 'Vi får ikke kontakt akkurat nå',
  text: 'Spire er ikke helt på plass på denne enheten ennå. Det du har skrevet her, er ikke borte.',
  retry: 'Prøv igjen',
  numbers: 'Noen å ringe til',
} as const;
