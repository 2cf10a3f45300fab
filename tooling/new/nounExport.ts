import { capital } from './names.ts';
import type { Noun } from './nounNames.ts';
import { addBefore, addImport, type Sources } from './sources.ts';
import { raiseExportVersion } from './wellbeing.ts';

const EXPORT = 'graph/subgraph-wellbeing/src/export';

/** Adds the record's export from an account, its import into another, and the form in which people read it. */
export function addToExport(sources: Sources, { name, plural, type, folder, texts, manyWords }: Noun): void {
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
      addBefore(addImport(text, sealed), '  const restDays = ', readAll(plural, type, name)),
      '    restDays: await inSteps(restDays',
      written(plural, texts),
    ),
  );
  const create = `  for (const batch of inBatches(part.${plural}))
    await tx.${name}.createMany({
      data: batch.map((each) => ({ ...of(each), ...${texts}_TEXTS.seal(key, row(each.id), each) })),
    });`;
  sources.change(`${EXPORT}/recordsImport.store.ts`, (text) =>
    addBefore(addImport(text, sealed), '  for (const batch of inBatches(part.expectationSessions))', create),
  );
  const rules = `  ${plural}: (each, now) => [
    ...textErrors('text', each.text, LIMITS.freeText),
    ...pastDateErrors('date', each.date, now),
    ...instantErrors({ createdAt: each.createdAt }, now),
  ],`;
  sources.change(`${EXPORT}/recordsRules.ts`, (text) =>
    addBefore(addBefore(text, '  restDays: (date, now)', rules), '  restDays: [', `  ${plural}: [({ id }) => id],`),
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
const readAll = (plural: string, type: string, name: string) =>
  `  const ${plural} = await readAll<Prisma.${type}GetPayload<object>>((last) => tx.${name}.findMany(after(userId, last)));`;

const written = (
  plural: string,
  texts: string,
) => `    ${plural}: await inSteps(${plural}, ({ userId: _owner, ...each }) => ({
      ...each,
      ...${texts}_TEXTS.open(key, row(each.id), each),
      date: fromColumn(each.date),
      createdAt: iso(each.createdAt),
    })),`;
