export default {
  title: 'Velkommen',
  choose: 'Velg språk',
  language: 'Norsk',
  later: 'Du kan bytte språk når du vil.',
  help: 'Hjelp',
} as const;
