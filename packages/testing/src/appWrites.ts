import type { WriteRules } from '@spire/client/writeRules';
import { writesFiles } from '@spire/testing/loopbackServer';

/** What each remote and package says of its mutations, by the file that says it. */
export async function writesByFile(): Promise<Record<string, WriteRules>> {
  const read = async (file: string) => {
    const exported = (await import(file)) as Record<string, WriteRules>;
    return [file, Object.assign({}, ...Object.values(exported)) as WriteRules] as const;
  };
  return Object.fromEntries(await Promise.all(writesFiles().map(read)));
}

/** What is known of all mutations once every remote has been loaded. */
export async function appWrites(): Promise<WriteRules> {
  return Object.assign({}, ...Object.values(await writesByFile())) as WriteRules;
}
