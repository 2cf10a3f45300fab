import { giveWay } from '@spire/graph-kit/giveWay';
import { exportDocument, type ExportDocument } from '@spire/graph-shared/export/exportDocument';
import { exportJson } from './exportJson.ts';
import { exportPage } from './exportPage.ts';
import { exportTable } from './exportTable.ts';
import { exampleDocuments } from './testing/exampleDocuments.ts';

const { whole, sparse } = exampleDocuments(exportDocument);
const NONE = { path: '', type: null, base64: null };
const noFile = () => Promise.resolve(NONE);
const noFiles = { pictures: [], voices: [] };
const at = '2020-01-01T00:00:00.000Z';

/** The example without what no day could be read of, and with many moods. */
function documentOf(moods: number): ExportDocument {
  const lists = Object.fromEntries(Object.keys(whole.records).map((name) => [name, []]));
  const mood = (number: number) => ({ id: `${number}`, date: '2020-01-01', mood: 3, createdAt: at, updatedAt: at });
  const records = { ...lists, moods: Array.from({ length: moods }, (_, number) => mood(number)) };
  const account = { ...sparse.account, contacts: [], consents: [], pushDevices: [], accessLog: [], createdAt: at };
  return {
    ...whole,
    exportedAt: at,
    account,
    records: records as unknown as ExportDocument['records'],
    pictures: [],
    voices: [],
  };
}

async function textOf(content: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of content) text += part;
  return text;
}

const FORMATS = {
  json: (document: ExportDocument) => exportJson(document, noFile),
  html: (document: ExportDocument) => exportPage(document, noFile, { language: 'no', timeZone: 'Europe/Oslo' }),
  csv: (document: ExportDocument) => exportTable(document, 'no', 'Europe/Oslo'),
};

test.each(['json', 'html', 'csv'] as const)('others are served while a long %s is written', async (format) => {
  const order: string[] = [];
  const made = textOf(FORMATS[format](documentOf(2000))).then(() => order.push('export'));
  const served = giveWay().then(() => order.push('somebody else'));
  await Promise.all([made, served]);
  expect(order).toEqual(['somebody else', 'export']);
});

test('in steps it is the text that it would be at once', async () => {
  for (const document of [whole, sparse, documentOf(0), documentOf(501), documentOf(1000)]) {
    const text = await textOf(exportJson({ ...document, ...noFiles }, noFile));
    expect(text).toBe(`${JSON.stringify({ ...document, ...noFiles }, null, 2)}\n`);
  }
  const rows = (await textOf(FORMATS.csv(documentOf(1000)))).split('\r\n');
  expect(rows.filter((row) => row.startsWith('2020-01-01')).length).toBe(1000);
  expect(rows.filter((row) => row.includes('Detaljer')).length).toBe(1);
  const page = await textOf(FORMATS.html(documentOf(1000)));
  expect(page.match(/<article>/g)?.length).toBe(1000);
});
