import { RefusedBody } from '@spire/graph-kit/boundedJson';
import { Readable } from 'node:stream';
import { checkDocument } from './importDocument.ts';
import { IMPORT_LIMIT, receiveDocument } from './receivedDocument.ts';

const PIECE = 65_536;

/** Receives a text as a network brings it; answers how much of it was asked for as well. */
async function receive(text: string) {
  const bytes = Buffer.from(text);
  let sent = 0;
  const body = new Readable({
    highWaterMark: 0,
    read() {
      const piece = bytes.subarray(sent, sent + PIECE);
      sent += piece.length;
      this.push(piece.length === 0 ? null : piece);
    },
  });
  const received = await receiveDocument(body).catch((error: unknown) =>
    error instanceof RefusedBody ? error.statusCode : 500,
  );
  return { received, sent };
}

const picture = (base64: string) => ({ path: 'a', type: 'image/png', base64 });
const documentOf = (more: object) =>
  JSON.stringify({ format: 'spire-export', version: 6, account: {}, records: {}, pictures: [], ...more });

async function checked(text: string) {
  const { received } = await receive(text);
  return typeof received === 'number' ? received : checkDocument(received);
}

test('a document is taken apart without being parsed', async () => {
  const records = { moods: [{ note: 'a "[{,}]" æ' }], tasks: [] };
  const parse = jest.spyOn(JSON, 'parse');
  const { received } = await receive(documentOf({ records, account: { id: 'i' }, later: [1, 2] }));
  const parsed = parse.mock.calls.filter(([text]) => text.includes('moods')).length;
  parse.mockRestore();
  if (typeof received === 'number') throw new Error(`Refused with ${received}`);
  expect([parsed, received.texts]).toEqual([0, ['a "[{,}]" æ', 'i']]);
  const found = await checkDocument(received);
  expect('records' in found && [found.records.parsed(), found.account.parsed(), found.pictures]).toEqual([
    records,
    { id: 'i' },
    [],
  ]);
});

test.each([
  ['48 MB of empty objects', `[${'{},'.repeat(16_000_000)}{}]`, 400],
  ['a list of two million numbers', documentOf({ records: { moods: 0 } }).replace('0', '1,'.repeat(2_100_000)), 400],
  ['more levels than a document has', '['.repeat(300_000), 400],
])('%s are refused after a part of them', async (_what, text, status) => {
  const { received, sent } = await receive(text);
  expect(received).toBe(status);
  expect(sent).toBeLessThan(8_000_000);
});

test('a document above the limit is refused at the limit', async () => {
  const { received, sent } = await receive(`"${'x'.repeat(IMPORT_LIMIT + PIECE * 4)}"`);
  expect([received, sent]).toEqual([413, IMPORT_LIMIT + PIECE]);
});

test.each([
  ['nothing', ''],
  ['a broken document', '{"format":'],
  ['a broken list', '{"records":[}'],
  ['a frame of texts', documentOf({ name: 'x'.repeat(70_000) })],
])('%s is refused', async (_what, text) => {
  expect((await receive(text)).received).toBe(400);
});

test('each wrong field of frame and pictures is named with its place', async () => {
  const wrong = documentOf({
    version: 99,
    records: [],
    pictures: [picture('aaaa'), { ...picture('æ'), type: 'x' }, 7],
  });
  const found = await checked(wrong);
  expect(typeof found === 'object' && 'issues' in found && found.issues.map(({ path }) => path.join('.'))).toEqual([
    'version',
    'records',
  ]);
  const pictures = await checked(documentOf({ pictures: [picture('aaaa'), { ...picture('æ'), type: 'x' }, 7] }));
  expect(
    typeof pictures === 'object' && 'issues' in pictures && pictures.issues.map(({ path }) => path.join('.')),
  ).toEqual(['pictures.0.path', 'pictures.1.path', 'pictures.1.type', 'pictures.1.base64', 'pictures.2']);
});
