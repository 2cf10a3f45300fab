import type { WriteRules } from '@spire/client/writeRules';
import { writesFiles } from '@spire/testing/loopbackServer';

/** The rules of the mutations of each remote and package, by the file that states them. */
export async function writesByFile(): Promise<Record<string, WriteRules>> {
  const read = async (file: string) => {
    const exported = (await import(file)) as Record<string, WriteRules>;
    return [file, Object.assign({}, ...Object.values(exported)) as WriteRules] as const;
  };
  return Object.fromEntries(await Promise.all(writesFiles().map(read)));
}

/** The rules of all mutations once every remote has been loaded. */
export async function appWrites(): Promise<WriteRules> {
  return Object.assign({}, ...Object.values(await writesByFile())) as WriteRules;
}
