import { giveWay } from '@spire/graph-kit/giveWay';
import type { ExportDocument, ExportedPicture } from '@spire/graph-shared/export/exportDocument';
import { inBatches } from '@spire/graph-shared/export/readAll';

const indented = (value: unknown, indent: string) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

/** A list as `JSON.stringify` writes it, in batches between which others are served. */
async function* listJson(list: readonly unknown[], indent: string): AsyncGenerator<string> {
  let before = '[';
  for (const batch of inBatches(list)) {
    yield batch.map((entry, at) => `${at === 0 ? before : ','}\n${indent}  ${indented(entry, `${indent}  `)}`).join('');
    before = ',';
    await giveWay();
  }
  yield list.length === 0 ? '[]' : `\n${indent}]`;
}

async function* partJson(part: object): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries<unknown>({ ...part })) {
    yield `${before}\n    ${JSON.stringify(name)}: `;
    if (Array.isArray(value)) yield* listJson(value, '    ');
    else yield indented(value, '    ');
    before = ',';
  }
  yield '\n  }';
}

/** The document itself, batch by batch, with its pictures one at a time, so that no more than one of them is held. */
export async function* exportJson(
  { pictures: named, account, records, ...head }: ExportDocument,
  pictures: (path: string) => Promise<ExportedPicture>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "account": `;
  yield* partJson(account);
  yield ',\n  "records": ';
  yield* partJson(records);
  yield ',\n  "pictures": [';
  for (const [index, { path }] of named.entries())
    yield `${index === 0 ? '' : ','}\n    ${JSON.stringify(await pictures(path))}`;
  yield `${named.length === 0 ? '' : '\n  '}]\n}\n`;
}
