import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a compressed answer saves no packet. */
export const SMALLEST_BYTES = 1024;

/** For what somebody waits for: pages made anew for each request, and files that nothing has packed before. */
const QUICK_QUALITY = 5;

/** For pages that many ask for: a tenth smaller, packed once. */
const BEST_QUALITY = 11;

/** More than there are paths, looks and languages that many ask for; a new build or registry makes others of them. */
const MOST_PAGES = 512;

/** The best encoding that the client takes, by its `Accept-Encoding`. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find((each) => each !== undefined);
      return [name, Number(quality ?? 1)];
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/**
 * Compressed pages. One that is common, the same for everybody who chose the same look, is packed once, as well as it
 * goes; any other is worth no more than a quick packing.
 */
export function createCompressedPages() {
  const kept = new Map<string, Promise<Buffer>>();

  return async function compressedPage(page: string, encoding: Encoding, isCommon: boolean): Promise<Buffer> {
    const content = Buffer.from(page);
    if (encoding === 'identity') return content;
    if (!isCommon) return pack(content, encoding, QUICK_QUALITY);
    if (kept.size >= MOST_PAGES) kept.clear();
    return madeOnce(kept, `${encoding} ${page}`, () => pack(content, encoding, BEST_QUALITY));
  };
}

function pack(content: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level: quality === BEST_QUALITY ? 9 : 6 });
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/**
 * Compressed copies of files; `tag` tells one state of a file from the next. A copy that the build left beside the file
 * (`.br`, `.gz`) is used as it is; any other is quickly made on the first request, which waits for it.
 */
export function createCompressedFiles() {
  const kept = new Map<string, Promise<Buffer>>();

  return function compressedFile(file: string, tag: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
    return madeOnce(kept, `${encoding} ${tag} ${file}`, () => readCopy(file, encoding));
  };
}

/** The result made under that key, or being made; a failed one is made anew the next time. */
function madeOnce(kept: Map<string, Promise<Buffer>>, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

async function readCopy(file: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const beside = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
  const dates = [file, beside].map((each) => statSync(each, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const isFresh = (dates[1] ?? 0) >= (dates[0] ?? 0);
  return isFresh ? readFile(beside) : pack(await readFile(file), encoding, QUICK_QUALITY);
}
