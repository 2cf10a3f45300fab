export default {
  line: 'En plan for tunge dager, om du vil',
  see: 'Se',
  no: 'Nei takk',
  declined: 'Greit. Planen står under Meg, om du ombestemmer deg.',
} as const;
