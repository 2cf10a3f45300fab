import { PREVIEW_PARAMETER, previewToken } from '../web/previewLinks.ts';
import type { Stated } from './compatibility.ts';
import { publishedEntry, standing, statedIn, type Target } from './publish.ts';

/** Further back nobody looks. */
const MOST_BEFORE = 10;

/** The versions of a remote from the one that is out. */
export async function historyOf(target: Target, name: string): Promise<string[]> {
  const versions: string[] = [];
  let next = (await standing(target))?.remotes[name];
  while (next !== undefined && versions.length < MOST_BEFORE) {
    versions.push(next.version);
    const before = next.previous?.version;
    next = before === undefined || versions.includes(before) ? undefined : await publishedEntry(target, name, before);
  }
  return versions;
}

interface Wanted {
  name: string;
  version: string;
  hours: number;
  secret: string;
  site: string;
}

/** The link by which whoever follows it sees that version until it is over. */
export async function linkTo(target: Target, { name, version, hours, secret, site }: Wanted): Promise<string> {
  await publishedEntry(target, name, version);
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  const link = new URL('/', site);
  link.searchParams.set(PREVIEW_PARAMETER, previewToken(secret, { name, version, until }));
  return `${link.href}\n${name} ${version}, until ${until}`;
}

/** The versions that are out, and those that pages fall back to: both go on asking. */
export async function operationsInUse(target: Target): Promise<Stated[]> {
  const remotes = (await standing(target))?.remotes ?? {};
  const used = Object.entries(remotes).flatMap(([name, entry]) => [
    statedIn(target.store, name, entry),
    ...(entry.previous === undefined
      ? []
      : [publishedEntry(target, name, entry.previous.version).then((before) => statedIn(target.store, name, before))]),
  ]);
  return Promise.all(used);
}
