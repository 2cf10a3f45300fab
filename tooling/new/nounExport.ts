import { capital } from './names.ts';
import type { Noun } from './nounNames.ts';
import { addBefore, addImport, type Sources } from './sources.ts';
import { raiseExportVersion } from './wellbeing.ts';

const EXPORT = 'graph/subgraph-wellbeing/src/export';

/** Adds the record's export from an account, its import into another, and the form in which people read it. */
export function addToExport(sources: Sources, { name, plural, folder, texts, manyWords }: Noun): void {
  const before = raiseExportVersion(sources);
  const shape = `const ${name} = z.strictObject({
  id: exportedId,
  date: exportedDate,
  text: exportedText,
  createdAt: exportedInstant,
});
`;
  const part = `  // Documents of version ${before} and before have none.\n  ${plural}: z.array(${name}).default([]),`;
  sources.change('graph/shared/src/export/recordsPart.ts', (text) =>
    addBefore(addBefore(text, 'const activity = z.', shape), '  restDays: z.', part),
  );
  const sealed = `import { ${texts}_TEXTS } from '../${folder}/${name}.texts.ts';`;
  sources.change(`${EXPORT}/recordsExport.store.ts`, (text) =>
    addBefore(
      addBefore(
        addImport(text, sealed),
        '  const restDays = ',
        `  const ${plural} = await all((page) => tx.${name}.findMany(page));`,
      ),
      '    restDays: await inSteps(restDays',
      written(plural, texts),
    ),
  );
  const create = `  await add(
    part.${plural},
    (each) => ({ ...of(each), ...${texts}_TEXTS.seal(key, row(each.id), each) }),
    (rows) => tx.${name}.createMany(rows),
  );`;
  sources.change(`${EXPORT}/recordsImport.store.ts`, (text) =>
    addBefore(addImport(text, sealed), '  await add(\n    part.expectationSessions,', create),
  );
  const rules = `  ${plural}: ({ text }) => textErrors('text', text, LIMITS.freeText),`;
  sources.change(`${EXPORT}/recordsRules.ts`, (text) =>
    addBefore(addBefore(text, '  restDays: () => [],', rules), '  restDays: [', `  ${plural}: [({ id }) => id],`),
  );
  const entry = `  yield* of(records.${plural}, ({ date, createdAt, text }) => entry('${plural}', { date, at: createdAt, text }, {}));`;
  sources.change('graph/privacy/src/exportEntries.ts', (text) =>
    addBefore(text, '  yield* of(records.restDays', entry),
  );
  const words = capital(manyWords);
  sources.change('packages/content/src/exportWords.ts', (text) =>
    [
      ["  'restDays',", `  '${plural}',`],
      ["    restDays: 'Hviledager',", `    ${plural}: '${words} (no)',`],
      ["    restDays: 'Rest days',", `    ${plural}: '${words}',`],
    ].reduce((each, [next = '', line = '']) => addBefore(each, next, line), text),
  );
}

const written = (plural: string, texts: string) => `    ${plural}: await inSteps(${plural}, (each) => ({
      ...plain(each),
      ...${texts}_TEXTS.open(key, row(each.id), each),
    })),`;
