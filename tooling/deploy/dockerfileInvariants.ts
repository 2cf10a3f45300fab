import { globSync } from 'node:fs';

/** The files a service reads of the project while it runs; the name of a remote is left open. */
const NEEDED = ['ops/dist', 'shell/dist', 'mf-*/dist', 'graph/supergraph.graphql', 'graph/*/migrations'];

/** A file that a build makes is not there before it. */
const isMade = (source: string) => /(^|\/)(dist|node_modules)(\/|$)/.test(source);

/** The findings of our rules on a Dockerfile. */
export function brokenInvariants(text: string, root: string): string[] {
  const stages = text.split(/^FROM /m).slice(1);
  const last = stages.at(-1) ?? '';
  const user = /^USER (\S+)$/m.exec(last)?.[1] ?? 'root';
  const names = stages.map((stage) => /^\S+ AS (\S+)/.exec(stage)?.[1]);
  const images = stages.map((stage) => stage.split(/\s/)[0] ?? '').filter((image) => !names.includes(image));
  const taken = /^ *&& cp --recursive --parents ((?:.|\\\n)+?) \/out$/m.exec(text)?.[1] ?? '';
  const sources = taken.split(/[\s\\]+/);
  return [
    ...(/^[1-9]\d*(:[1-9]\d*)?$/.test(user) ? [] : [`runs as ${user}: name a user that is no root by number`]),
    ...images.filter((image) => !/:\d+\.\d+/.test(image)).map((image) => `does not pin ${image} to a version`),
    ...(last.includes('\nHEALTHCHECK ') ? [] : ['has no health check']),
    ...NEEDED.filter((each) => !sources.includes(each)).map((each) => `leaves out ${each}`),
    ...sources
      .filter((source) => !isMade(source) && globSync(source, { cwd: root }).length === 0)
      .map((source) => `takes ${source}, which is not there`),
  ];
}
