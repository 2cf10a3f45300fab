export default {
  title: 'Tidligere',
  today: 'I dag',
  yesterday: 'I går',
  more: 'Vis flere',
  loadingMore: 'Henter flere …',
  moreFailed: 'Vi fikk ikke hentet flere. Prøv igjen.',
  notSent: 'Ikke sendt ennå',
  failed: 'Vi fikk ikke hentet det du har gjort før',
} as const;
