export default {
  text: 'Du ser noe nytt som ikke er ute ennå.',
  end: 'Tilbake til det vanlige',
} as const;
