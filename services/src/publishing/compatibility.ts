import type { RemoteManifest } from '@spire/domain/remoteManifest';
import { parse, validate, type GraphQLSchema } from 'graphql';

/** The needs of a remote's build: ranges of the libraries of which the shell's copy runs (`needs.json`). */
export interface Needs {
  shared: Readonly<Record<string, string>>;
}

/** The parts that a build of the shell has for remotes (`shell.json`). */
export interface Offers {
  contract: number;
  shared: Readonly<Record<string, string>>;
}

/** A version of a remote as others see it: by what it says of itself. */
export interface Stated {
  manifest: Pick<RemoteManifest, 'name' | 'contract'>;
  needs: Needs;
  /** Its operations on the graph, by hash. */
  operations: Readonly<Record<string, string>>;
}

/** Why that shell cannot show that version, a line for each reason. */
export function shellLacks({ manifest, needs }: Stated, offers: Offers): string[] {
  const { name, contract } = manifest;
  const libraries = Object.entries(needs.shared).flatMap(([library, range]) => {
    const version = offers.shared[library];
    if (version === undefined) return [`${name} needs ${library}, which the shell does not share`];
    return fits(version, range) ? [] : [`${name} needs ${library} ${range}, and the shell has ${version}`];
  });
  const isSame = contract === offers.contract;
  return isSame ? libraries : [`${name} keeps contract ${contract}, and the shell ${offers.contract}`, ...libraries];
}

/** Why that graph cannot answer what that version asks, a line for each reason. */
export function graphLacks(
  { manifest, operations }: Pick<Stated, 'operations'> & { manifest: { name: string } },
  schema: GraphQLSchema,
): string[] {
  return Object.values(operations).flatMap((text) => {
    const asked = /^(query|mutation) (\w+)/.exec(text)?.[2] ?? 'a question';
    return validate(schema, parse(text)).map(({ message }) => `${manifest.name} asks ${asked}: ${message}`);
  });
}

/**
 * Whether a version is within a range. Builds write `^1.2.3` alone: the same leftmost number that is not 0, and not
 * older. Any other range fits nothing, so that nobody believes it was checked.
 */
function fits(version: string, range: string): boolean {
  const [has, wants] = [version, range.startsWith('^') ? range.slice(1) : ''].map((text) =>
    /^\d+\.\d+\.\d+$/.test(text) ? text.split('.').map(Number) : undefined,
  );
  if (has === undefined || wants === undefined) return false;
  const leading = wants.findIndex((number) => number !== 0);
  const kept = leading === -1 ? wants.length : leading + 1;
  const differs = has.findIndex((number, at) => number !== wants[at]);
  return differs === -1 || (differs >= kept && (has[differs] ?? 0) > (wants[differs] ?? 0));
}
