import moods from '@spire/i18n/moods/no';
import tools from '@spire/i18n/tools/no';

export default {
  title: 'Historikk',
  lead: 'Det du har gjort, dag for dag. Det blir aldri mindre.',
  loading: 'Henter det du har gjort',
  failedTitle: 'Kunne ikke hente historikken',
  failedText: 'Alt du har gjort, er trygt lagret.',
  empty: 'Ingenting her ennå',
  emptyText: 'Det du gjør i Spire, dukker opp her.',
  search: 'Finn en dag',
  andMore_one: 'og {{count}} til',
  andMore_other: 'og {{count}} til',
  filter: 'Vis bare',
  feelings: tools.afterFeelings,
  moods,
  filters: {
    all: 'Alt',
    check_ins: 'Innsjekk',
    memories: 'Minner',
    done: 'Gjort',
    tools: 'Verktøy',
  },
  kinds: {
    check_in: 'Innsjekk',
    mood: 'Humør',
    memory: 'Minne',
    suggestion: 'Forslag',
    task: 'Liten ting',
  },
  points_one: '{{points}} poeng',
  points_other: '{{points}} poeng',
  none: 'Ingen dager med dette.',
  loadingMore: 'Henter eldre dager',
  more: 'Vis eldre dager',
  moreFailed: 'Kunne ikke hente flere dager. De du ser, er trygge.',
} as const;
