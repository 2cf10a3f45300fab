import tools from '@spire/i18n/tools/no';

export default {
  title: 'Historikk',
  lead: 'Det du har gjort, dag for dag. Det blir aldri mindre.',
  loading: 'Henter det du har gjort',
  failedTitle: 'Kunne ikke hente historikken',
  failedText: 'Alt du har gjort, er trygt lagret.',
  empty: 'Ingenting her ennå',
  emptyText: 'Det du gjør i Spire, dukker opp her.',
  filter: 'Vis bare',
  filters: {
    all: 'Alt',
    check_ins: 'Innsjekk',
    memories: 'Minner',
    done: 'Gjort',
    tools: 'Verktøy',
  },
  felt: tools.afterFeelings,
  kinds: {
    check_in: 'Innsjekk',
    mood: 'Humør',
    memory: 'Minne',
    suggestion: 'Forslag gjort',
    task: 'Oppgave gjort',
  },
  points_one: '{{points}} poeng',
  points_other: '{{points}} poeng',
  none: 'Ingenting av dette i dagene som vises.',
  loadingMore: 'Henter eldre dager',
  more: 'Vis eldre dager',
  moreFailed: 'Kunne ikke hente flere dager. De du ser, er trygge.',
} as const;
