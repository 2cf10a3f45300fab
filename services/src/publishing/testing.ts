import { operationHash } from '@spire/graph-kit/operationText';
import { buildSchema } from 'graphql';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuild, type Build } from './build.ts';
import { graphLacks, shellLacks, type Offers, type Stated } from './compatibility.ts';

export const OFFERS: Offers = { contract: 2, shared: { react: '19.3.1', '@spire/client': '0.1.4' } };

const SCHEMA = buildSchema('type Query { me: User! } type User { id: ID! nickname: String }');

/** The problems of a version with a fixed shell and graph, which belong to no release. */
export const lacks = (version: Stated) => [...shellLacks(version, OFFERS), ...graphLacks(version, SCHEMA)];

interface Written {
  page?: string;
  path?: string;
  contract?: number;
  shared?: Record<string, string>;
  question?: string;
}

/** Writes a build of a remote with one page, as a team's own would be; `page` is what its script says. */
export function writeBuild(folder: string, name: string, written: Written = {}): string {
  const {
    page = 'one',
    path: at = `/${name}`,
    contract = 2,
    shared = { react: '^19.3.0' },
    question = '{me{id}}',
  } = written;
  const id = name.replace('mf-', '');
  const pages = [{ id, path: at, access: 'signed-in', title: { no: 'Hage', en: 'Garden' } }];
  const dist = path.join(folder, name, 'dist');
  const files = {
    'remoteEntry.js': `entry of ${page}`,
    'page.0123abcd.js': page,
    'manifest.json': JSON.stringify({ contract, name, pages, cards: [], shortcuts: [] }),
    'needs.json': JSON.stringify({ shared }),
    'operations.json': JSON.stringify({ [operationHash(question)]: question }),
  };
  mkdirSync(dist, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(dist, file), content);
  return dist;
}

export const buildOf = (folder: string, name: string, written: Written = {}): Build =>
  readBuild(name, writeBuild(folder, name, written));
