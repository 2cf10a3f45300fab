import { giveWay } from '@spire/graph-kit/giveWay';
import type { ExportDocument, ExportedFile } from '@spire/graph-shared/export/exportDocument';
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

/** The document itself, batch by batch, with its files one at a time, so that no more than one of them is held. */
export async function* exportJson(
  { pictures, voices, account, records, ...head }: ExportDocument,
  read: (path: string) => Promise<ExportedFile>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "account": `;
  yield* partJson(account);
  yield ',\n  "records": ';
  yield* partJson(records);
  for (const [name, files] of Object.entries({ pictures, voices })) {
    yield `,\n  "${name}": [`;
    for (const [index, { path }] of files.entries())
      yield `${index === 0 ? '' : ','}\n    ${JSON.stringify(await read(path))}`;
    yield `${files.length === 0 ? '' : '\n  '}]`;
  }
  yield '\n}\n';
}
