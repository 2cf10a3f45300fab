import type { ExportDocument, ExportedPicture } from '@spire/graph-shared/export/exportDocument';

/** The document itself, with its pictures one at a time, so that no more than one of them is held. */
export async function* exportJson(
  { pictures: named, ...document }: ExportDocument,
  pictures: (path: string) => Promise<ExportedPicture>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(document, null, 2).slice(0, -2)},\n  "pictures": [`;
  for (const [index, { path }] of named.entries())
    yield `${index === 0 ? '' : ','}\n    ${JSON.stringify(await pictures(path))}`;
  yield `${named.length === 0 ? '' : '\n  '}]\n}\n`;
}
