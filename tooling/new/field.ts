import { snakeCase } from '@spire/domain/snakeCase';
import { withWord } from './fieldTexts.ts';
import { columnName, wordsOf } from './names.ts';
import { fieldOf, withFields } from './prismaModel.ts';
import { addEntry, type Sources } from './sources.ts';
import { migrationFile, raiseExportVersion, SCHEMA } from './wellbeing.ts';

/** Where the records that people fill in are written down (decision 0050). A page asks for a new one `before` that. */
const RECORDS = {
  memory: {
    rules: ['packages/domain/src/memoryRules.ts', 'MEMORY_FIELDS = {'],
    content: 'graph/subgraph-wellbeing/src/memory/memory.content.ts',
    model: 'Memory',
    fragment: 'mf-memories/src/MemoryFields.graphql',
    before: 'marks',
  },
  checkIn: {
    rules: ['packages/domain/src/checkInRules.ts', 'CHECK_IN_FIELDS = {'],
    content: 'graph/subgraph-wellbeing/src/check-in/checkIn.content.ts',
    model: 'CheckIn',
    fragment: 'mf-checkin/src/check-in/CheckInFields.graphql',
    before: 'updatedAt',
  },
} as const;
export type RecordName = keyof typeof RECORDS;
export const RECORD_NAMES = Object.keys(RECORDS);
export const isRecordName = (name: string): name is RecordName => Object.hasOwn(RECORDS, name);

/** Adds a short text, which may be left out, to a record that exists; all but its place in the form of a page. */
export function newField(sources: Sources, root: string, record: RecordName, name: string): void {
  const { rules, content, model, fragment, before } = RECORDS[record];
  const column = columnName(name);
  if (fieldOf(sources.read(SCHEMA), model, name) !== undefined)
    throw new Error(`A ${record} has a ${name} already: choose another name`);
  const table = snakeCase(record);
  sources.add({ [migrationFile(root, `${table}_${column}`)]: migration(table, column) });
  sources.change(rules[0], (text) => addEntry(text, rules[1], rule(name)).replace(', which is nothing so far', ''));
  sources.change(content, (text) => text.replace(/\}\n$/, `\n${graphField(name)}}\n`));
  sources.change(SCHEMA, (text) =>
    withFields(text, model, 'createdAt', [`${name} Bytes${column === name ? '' : ` @map("${column}")`}`]),
  );
  raiseExportVersion(sources);
  if (record === 'memory') withWord(sources, name);
  sources.change(fragment, (text) => text.replace(new RegExp(`^( *)${before}$`, 'm'), `$1${name}\n$&`));
}

const rule = (name: string) => `${name}: { kind: 'text', limit: LIMITS.title, isRequired: false, isLater: true }`;

const graphField = (name: string) => `  @Field(() => String, {
    defaultValue: '',
    description: \`${wordsOf(name)}, in the person’s own words; at most \${LIMITS.title} characters.\`,
  })
  ${name}!: string;
`;

/** A memory is changed column by column: its day stays. */
const migration = (table: string, column: string) => `-- A text of its own in every ${table.replace('_', '-')}; \
in those that are there it is empty, and sealed by the next start.

alter table wellbeing.${table}
  drop constraint if exists is_sealed,
  add column ${column} bytea not null default '\\x00';
alter table wellbeing.${table} alter column ${column} drop default;
${table === 'memory' ? `\ngrant update (${column}) on wellbeing.memory to authenticated;\n` : ''}`;
