import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeServices } from '@apollo/composition';
import { Supergraph } from '@apollo/federation-internals';
import { parse, printSchema } from 'graphql';
import { schemaFileOf, subgraphSchemas } from './subgraphSchemas.ts';

/** All schema documents by path within `graph/`: one per subgraph, the supergraph, and the public schema. */
export function composeSchemas(): Record<string, string> {
  const parts = subgraphSchemas();
  const composed = composeServices(
    parts.map(({ name, sdl }) => ({ name, url: `http://subgraph-${name}:4000/graphql`, typeDefs: parse(sdl) })),
  );
  if (composed.errors !== undefined)
    throw new Error(
      `The subgraphs do not compose:\n${composed.errors.map(({ message }) => `- ${message}`).join('\n')}`,
    );
  const publicSchema = printSchema(Supergraph.build(composed.supergraphSdl).apiSchema().toGraphQLJSSchema());
  return {
    ...Object.fromEntries(parts.map(({ name, sdl }) => [schemaFileOf(name), sdl])),
    'supergraph.graphql': `${composed.supergraphSdl.trim()}\n`,
    'schema.graphql': `${publicSchema.trim()}\n`,
  };
}

/** Writes the documents below `folder`; answers the paths of those that were not up to date. */
export async function writeSchemas(folder: string, { isDryRun }: { isDryRun: boolean }): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, content] of Object.entries(composeSchemas())) {
    const file = path.join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => '')) === content) continue;
    stale.push(file);
    if (isDryRun) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return stale;
}
