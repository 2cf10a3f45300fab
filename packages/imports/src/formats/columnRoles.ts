import { writtenDate } from '../text/dates.ts';
import { foldName } from '../text/fold.ts';
import { COLUMN_ROLES, type Column, type ColumnRole, type ReadingOptions } from '../reading.ts';
import type { Table } from '../text/csv.ts';

/** Headings of these columns in other apps, in the languages of the moods. */
const HEADINGS: Readonly<Record<ColumnRole, readonly string[]>> = {
  date: ['dato', 'date', 'datum', 'fecha', 'data', 'dag', 'day', 'tag', 'jour', 'día', 'full_date', 'created'],
  time: [
    ...['klokkeslett', 'klokkeslæt', 'tid', 'time', 'klokka', 'klokken', 'uhrzeit', 'zeit', 'hora', 'heure', 'tijd'],
    ...['klockslag', 'tidspunkt', 'tidpunkt', 'kl'],
  ],
  mood: [
    ...['humør', 'mood', 'stemning', 'stimmung', 'laune', 'humor', 'ánimo', 'estado de ánimo', 'humeur', 'stemming'],
    ...['humör', 'gemütslage', 'level', 'dagsform'],
  ],
  title: ['tittel', 'title', 'titel', 'titre', 'título', 'overskrift', 'rubrik', 'überschrift', 'heading'],
  note: [
    ...['notat', 'notater', 'note', 'notes', 'tekst', 'text', 'texto', 'texte', 'notiz', 'notizen', 'anteckning'],
    ...['anteckningar', 'nota', 'notas', 'remarque', 'kommentar', 'comment', 'comments', 'comentario', 'commentaire'],
    ...[
      'beskrivelse',
      'description',
      'dagbok',
      'dagbog',
      'tagebuch',
      'journal',
      'entry',
      'notitie',
      'notities',
      'body',
    ],
    ...['opmerking', 'bemerkung'],
  ],
  activities: [
    ...['aktiviteter', 'aktivitet', 'activities', 'activity', 'aktivitäten', 'aktivität', 'actividades', 'actividad'],
    ...['activités', 'activité', 'activiteiten', 'activiteit', 'tags', 'tag(s)', 'emneord', 'stikkord', 'etiquetas'],
  ],
  feelings: ['følelser', 'følelse', 'feelings', 'emotions', 'gefühle', 'känslor', 'emociones', 'émotions', 'gevoelens'],
};

/** A heading without what stands behind it in brackets. */
const bare = (heading: string) => foldName(heading.replace(/\s*[([].*$/, ''));

/** The scale in a heading such as "Humør (1-10)". */
export function scaleIn(heading: string): { from: number; to: number } | undefined {
  const [, from, to] = /(\d+)\s*(?:-|–|—|til|to|bis|till|a|à|tot)\s*(\d+)/.exec(heading) ?? [];
  return from === undefined || to === undefined || Number(to) <= Number(from)
    ? undefined
    : { from: Number(from), to: Number(to) };
}

const LOOKED_AT = 40;

/** Whether most of a column's fields are dates. */
function holdsDates(fields: readonly string[], today: string): boolean {
  const filled = fields.filter((field) => field.trim() !== '').slice(0, LOOKED_AT);
  const dates = filled.filter((field) => writtenDate(field, 'dmy', today).date !== undefined);
  return filled.length > 0 && dates.length > filled.length / 2;
}

/** The role of each column of a table: as the person says, else by its heading, a date also by its values. */
export function columnsOf(table: Table, { columns: told, today }: ReadingOptions): Column[] {
  const given = new Set<ColumnRole>();
  const columns = table.headings.map((name, index): Column => {
    const found = COLUMN_ROLES.find((role) => !given.has(role) && HEADINGS[role].includes(bare(name)));
    const role = told === undefined ? (found ?? null) : (told[name] ?? null);
    if (role !== null) given.add(role);
    const example = table.records.map(({ fields }) => fields[index] ?? '').find((field) => field.trim() !== '') ?? '';
    return { name, role, example: example.slice(0, 80) };
  });
  if (told !== undefined || given.has('date')) return columns;
  const dated = columns.findIndex(
    ({ role }, index) =>
      role === null &&
      holdsDates(
        table.records.slice(0, LOOKED_AT * 2).map(({ fields }) => fields[index] ?? ''),
        today,
      ),
  );
  return columns.map((column, index) => (index === dated ? { ...column, role: 'date' } : column));
}
