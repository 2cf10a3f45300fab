import type { Stats, StatsChunk } from '@rspack/core';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AHEAD_FILE, type AheadList } from '../../packages/domain/src/aheadList.ts';
import type { Language } from '../../packages/domain/src/languages.ts';
import { foldersSaidOnHome } from './common.ts';

/** The parts of the shell by which a first screen is drawn, and what of the code asks for each. */
const SHELL_PARTS = {
  visitor: ['./signed-out/visitorScreens.ts'],
  'signed-in': ['./signed-in/SignedInApp.tsx'],
  remotes: ['./sharedLibraries.ts', '@spire/client'],
  visit: ['./RemoteVisit.tsx', './sharedLibraries.ts'],
  home: ['../home/HomePage.tsx'],
} as const;

/** The name by which the bundler calls what a remote exposes. */
const CONTAINER = 'container entry';

/** Where each part of the shell has words of its own. */
const SHELL_WORDS = { visitor: 'visitor', home: 'home' } as const;

/** A loader of a page or card in a remote's door: its id, and what it asks for. */
const LOADER = /(\w+): (withWords\(\s*)?\(\) =>\s*(?:import|onTheDay)\((?:\/\*.*?\*\/\s*)?'([^']+)'\)/g;

/** Of the libraries that a remote finds with the shell, those that lie in files of their own. */
const CONSUMED = /consume[ -]shared[ -]module.*?(@spire\/[\w./-]+\w)(?=[@|\s])/;

const isScript = (file: string) => file.endsWith('.js');
const unique = (files: readonly string[]) => [...new Set(files)];

interface Build {
  chunks: readonly StatsChunk[];
  /** Files of what is fetched where the code asks for that. */
  filesOf: (request: string) => StatsChunk[];
}

function read(stats: Stats): Build {
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkOrigins: true,
    chunkModules: true,
    // Those that only other modules ask for too: what is shared is mostly asked for deep within.
    dependentModules: true,
    chunkModulesSpace: Infinity,
    ids: true,
  });
  return {
    chunks,
    filesOf: (request) => chunks.filter(({ origins = [] }) => origins.some((origin) => origin.request === request)),
  };
}

const scriptsOf = (chunks: readonly StatsChunk[]) => unique(chunks.flatMap(({ files = [] }) => files.filter(isScript)));

/** The libraries of the shell that these parts ask for. */
const sharedOf = (chunks: readonly StatsChunk[]) =>
  unique(
    chunks.flatMap(({ modules = [] }) =>
      modules.flatMap(({ identifier = '', name = '' }) => CONSUMED.exec(`${name} ${identifier}`)?.[1] ?? []),
    ),
  );

/** The files by name: `page-words` in Norwegian are those of `page-words-no`. */
function wordsBy(chunks: readonly StatsChunk[], name: string): AheadList['words'] {
  const of = (language: Language) =>
    scriptsOf(chunks.filter(({ names = [] }) => names.includes(`${name}-${language}`)));
  return { no: of('no'), en: of('en') };
}

function shellList({ chunks, filesOf }: Build): AheadList {
  const shared = unique(
    chunks
      .flatMap(({ origins = [] }) => origins.map(({ request }) => request))
      .filter((each) => /^@spire\/(ui|client|remote-kit)/.test(each)),
  );
  return {
    words: wordsBy(chunks, 'messages'),
    places: Object.fromEntries(
      Object.entries(SHELL_PARTS).map(([part, requests]) => [
        part,
        {
          files: scriptsOf(requests.flatMap(filesOf)),
          ...(part in SHELL_WORDS && { words: wordsBy(chunks, SHELL_WORDS[part as keyof typeof SHELL_WORDS]) }),
        },
      ]),
    ),
    shared: Object.fromEntries(shared.map((request) => [request, scriptsOf(filesOf(request))])),
  };
}

function remoteList(folder: string, { chunks, filesOf }: Build): AheadList {
  const door = readFileSync(path.join(folder, 'src/remote.ts'), 'utf8');
  const [, cards = ''] = door.split(/\n {2}cards:/);
  // The exposed module itself has parts in files of their own, such as the rules of the writes.
  const exposed = chunks.filter(({ origins = [] }) => origins.some(({ moduleName }) => moduleName === CONTAINER));
  const withOwn = foldersSaidOnHome(folder);
  const isWithOwn = (request: string) => withOwn.includes(path.dirname(path.join(folder, 'src', request)));
  const placesIn = (source: string, kind: 'page' | 'card') =>
    [...source.matchAll(LOADER)].map(([, id = '', own, request = '']) => {
      const asked = filesOf(request);
      const place = {
        files: unique([...scriptsOf(exposed), ...scriptsOf(asked)]),
        shared: sharedOf(asked),
        ...(own !== undefined && !isWithOwn(request) && { words: wordsBy(chunks, 'page-words') }),
      };
      return [`${kind} ${id}`, place] as const;
    });
  return {
    words: wordsBy(chunks, 'messages'),
    places: Object.fromEntries([...placesIn(door.replace(cards, ''), 'page'), ...placesIn(cards, 'card')]),
  };
}

/** Writes beside the files of a build which of them a first screen needs, for the server to name in the page. */
export async function writeAheadList(folder: string, stats: Stats): Promise<void> {
  const build = read(stats);
  const list = path.basename(folder) === 'shell' ? shellList(build) : remoteList(folder, build);
  await writeFile(path.join(folder, 'dist', AHEAD_FILE), JSON.stringify(list));
}
