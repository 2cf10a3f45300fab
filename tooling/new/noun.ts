import { nounInput, nounResolver, nounService, nounStore, nounTexts, nounType } from './nounFiles.ts';
import { addToExport } from './nounExport.ts';
import { nounMigration, nounModel } from './nounTable.ts';
import { type Noun, nounOf } from './nounNames.ts';
import { nounTest } from './nounTest.ts';
import { addBefore, addEntry, addImport, addInOrder, type Sources } from './sources.ts';
import { migrationFile, SCHEMA } from './wellbeing.ts';

const SUBGRAPH = 'graph/subgraph-wellbeing/src';

/** Adds a kind of record with a day and a sealed text: its table, its folder in the graph, and its place in the export. */
export function newNoun(sources: Sources, root: string, name: string): void {
  const noun = nounOf(sources, name);
  const file = `${SUBGRAPH}/${noun.folder}/${name}`;
  sources.add({
    [`${file}.texts.ts`]: nounTexts(noun),
    [`${file}.type.ts`]: nounType(noun),
    [`${file}.input.ts`]: nounInput(noun),
    [`${file}.store.ts`]: nounStore(noun),
    [`${file}.service.ts`]: nounService(noun),
    [`${file}.resolver.ts`]: nounResolver(noun),
    [`${file}.integration.test.ts`]: nounTest(noun),
    [migrationFile(root, noun.table)]: nounMigration(noun, root),
  });
  sources.change(SCHEMA, (text) => `${text.trimEnd()}\n\n${nounModel(noun)}`);
  register(sources, noun);
  addToExport(sources, noun);
  addToLaws(sources, noun);
}

/** Where the classes of the graph are put together, and where the client learns of its list. */
function register(sources: Sources, { name, plural, type, folder }: Noun): void {
  const resolver = `import { ${type}Resolver } from './${folder}/${name}.resolver.ts';`;
  sources.change(`${SUBGRAPH}/schema.ts`, (text) =>
    addBefore(addImport(text, resolver), '    RestDayResolver,', `    ${type}Resolver,`),
  );
  sources.change(`${SUBGRAPH}/subgraph.ts`, (text) =>
    addBefore(
      [
        resolver,
        `import { create${type}Service } from './${folder}/${name}.service.ts';`,
        `import { create${type}Store } from './${folder}/${name}.store.ts';`,
      ].reduce(addImport, text),
      '      new RestDayResolver(',
      `      new ${type}Resolver(create${type}Service(create${type}Store(database, vault))),`,
    ),
  );
  sources.change('packages/client/src/cache.ts', (text) =>
    addInOrder(text, 'readonly string[]>> = {', [`  ${plural}: [],`]),
  );
}

/** The entries that the tests of export, REST, isolation and deletion ask of every kind of record (decision 0053). */
function addToLaws(sources: Sources, { name, plural, type, table }: Noun): void {
  sources.change('graph/shared/src/export/exportCoverage.integration.test.ts', (text) =>
    addBefore(text, "  'wellbeing.activity': {", `  'wellbeing.${table}': { in: '${plural}' },`),
  );
  sources.change('graph/rest/src/testing/restNouns.ts', (text) =>
    addEntry(
      addEntry(text, 'NOUNS_LEFT = [', `'${type}'`),
      "'lists of nouns of the graph alone': [",
      `'User.${plural}'`,
    ),
  );
  sources.change('graph/privacy/src/testing/enteredRecords.ts', (text) =>
    addBefore(
      text,
      "  { mutation: 'saveMood',",
      `  { mutation: 'save${type}', input: { id: randomUUID(), date: today, text: 'Om det' }, in: ({ records }) => records.${plural}[0] },`,
    ),
  );
  // It answers the same whether something of that id was there before.
  sources.change('graph/gateway/src/isolation.integration.test.ts', (text) =>
    addEntry(text, "others.push('saveContact input.id',", `'save${type} input.id'`),
  );
  sources.change('graph/rest/src/privacy.integration.test.ts', (text) =>
    addBefore(
      text,
      '  for (const sql of [',
      `  await ask('mutation ($i: Save${type}Input!) { save${type}(input: $i) { id } }', { i: { text: HOSTILE, date: today } });`,
    ),
  );
  sources.change('graph/subgraph-user/src/account/account.integration.test.ts', (text) =>
    addBefore(
      text,
      "  'rest day': () =>",
      `  ${name}: () => give('save${type}', 'Save${type}Input', { date: today, text: planted }),`,
    ),
  );
}
