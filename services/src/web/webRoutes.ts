import { AHEAD_FILE } from '@spire/domain/aheadList';
import type { Preview } from '@spire/domain/remoteRegistry';
import { SHELL_PAGES } from '@spire/domain/routes';
import { SERVICE_PATHS, type BrowserConfig } from '@spire/domain/servicePaths';
import type { Log } from '@spire/graph-kit/log';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createBundleFolder } from './bundleFolder.ts';
import { chosenOn, renewed } from './chosenLook.ts';
import { chooseEncoding, createCompressedPages } from './compression.ts';
import { createFirstFiles, hashesOf, readAheadList } from './firstFiles.ts';
import { createPreviewLinks } from './previewLinks.ts';
import type { Publishing } from './publishingEnvironment.ts';
import { createRemotes } from './remotes.ts';
import { inlineHashes, pagePolicy } from './securityHeaders.ts';
import { looksLikeFile, shellPage } from './shellPage.ts';
import { isOtherLoopbackName, pageOrigin } from './siteAddress.ts';
import { createFileSender, isHashed } from './staticFiles.ts';

export interface WebOptions {
  /** The repository's root, below which the shell's build lies. */
  root: string;
  /** Where the remotes' builds lie, each in a folder of its name. */
  remotesFolder: string;
  /** Where remotes are published, and what makes links to those that are not out yet. */
  publishing?: Publishing;
  log: Pick<Log, 'warn' | 'error'>;
  /** Origin that people open. */
  site: string;
  /** Further origins that people open it at (`SITE_ORIGINS`); a page asked for from any other is the site's. */
  otherOrigins?: readonly string[];
  config: (origin: string) => BrowserConfig;
  /** Addresses the pages may ask besides their own. */
  foreignServices: readonly string[];
  /** Scripts added to each page as it is sent, in development. */
  scripts?: () => readonly string[];
}

/** Paths of services: what is missing there is missing, and never a page of the app. */
const { api, auth, storage, rest, functions, realtime, graphql } = SERVICE_PATHS;
/** `/pg` is where Supabase has what manages its database, which is not offered. */
const SERVICES = [api, auth, storage, rest, functions, realtime, '/remotes', '/dev', '/pg', graphql];

const NOT_FOUND = { error: { code: 'NOT_FOUND', message: 'There is nothing here' } };

/** Adds the shell, the remotes, configuration and registry. */
export function addWebRoutes(app: FastifyInstance, options: WebOptions): void {
  const { root, remotesFolder, publishing = {}, log, site, config, scripts = () => [], foreignServices } = options;
  const origins = { site, others: options.otherOrigins ?? [] };
  const remotes = createRemotes({
    builtFolder: remotesFolder,
    storeFolder: publishing.storeFolder,
    publicKey: publishing.publicKey,
    onRefusal: ({ name, reason }) => log.warn({ remote: name, reason }, 'A remote is left out'),
    onFault: (reason) => log.warn({ reason }, 'A published registry is not used'),
  });
  const previews = createPreviewLinks(publishing.previewSecret, site.startsWith('https:'));
  const firstFiles = createFirstFiles(remotes.file);
  const sendFile = createFileSender();
  const compressedPage = createCompressedPages();
  const shell = createBundleFolder(path.join(root, 'shell', 'dist'), ['index.html'], (files) => {
    const template = readFileSync(files.get('index.html') ?? '', 'utf8');
    const ahead = readAheadList(files.get(AHEAD_FILE));
    return {
      files,
      template,
      away: withoutHome(template),
      ahead,
      hashes: hashesOf(files),
      inline: inlineHashes(template),
    };
  });
  const originOf = (request: FastifyRequest) => pageOrigin(origins, request.headers.host);

  app.get(SERVICE_PATHS.config, (request, reply) => sendData(reply, config(originOf(request))));
  app.get(SERVICE_PATHS.registry, async (request, reply) => {
    const preview = previews.of(request.headers.cookie);
    return sendData(reply.headers(cachingOf(preview)), await remotes.registry(preview));
  });
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    `${SERVICE_PATHS.remotes}/:name/:version/*`,
    (request, reply) => {
      const { name, version, '*': rest } = request.params;
      const file = remotes.file(name, version, rest);
      if (file === undefined) return refuse(reply);
      const lost = () => refuseLost(reply, { file: rest, remote: name, version });
      return sendFile(request, reply, file, { isImmutable: true, lost });
    },
  );
  app.setNotFoundHandler((request, reply) => {
    const pathname = decodePath(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (
      !isRead ||
      pathname === undefined ||
      SERVICES.some((each) => pathname === each || pathname.startsWith(`${each}/`))
    )
      return refuse(reply);
    const name = pathname.slice(1);
    const file = name === 'index.html' ? undefined : shell.current()?.files.get(name);
    const lost = () => refuseLost(reply, { file: name });
    if (file !== undefined) return sendFile(request, reply, file, { isImmutable: isHashed(name), lost });
    return looksLikeFile(pathname) ? refuse(reply) : sendPage(request, reply);
  });

  /** A file that a build names and lacks is a fault of ours: whoever operates the server is told which it is. */
  function refuseLost(reply: FastifyReply, lost: { file: string; remote?: string; version?: string }): FastifyReply {
    log.error(lost, 'A file is missing on disk');
    return refuse(reply);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Asked first: they may tell what the page is made of, and a build that ends from here on is news to it.
    const added = scripts();
    const origin = originOf(request);
    if (isOtherLoopbackName(site, request.headers.host)) return reply.redirect(site + request.url, 307);
    const link = previews.follow(request.url);
    if (link !== undefined)
      return reply.headers({ 'set-cookie': link.cookie, 'cache-control': 'no-store' }).redirect(link.location, 303);
    const build = shell.current();
    if (build === undefined) return reply.code(503).type('text/html; charset=utf-8').send(waitingPage(added));
    const chosen = chosenOn(request.headers.cookie);
    const preview = previews.of(request.headers.cookie);
    const registry = await remotes.registry(preview);
    const { cookie: cookies } = request.headers;
    const visit = { pathname: decodePath(request.url) ?? '/', cookies, language: chosen.language };
    const first = firstFiles(build, registry, visit);
    const template = HOME_PATHS.includes(visit.pathname) ? build.template : build.away;
    const page = shellPage(template, { config: config(origin), registry, scripts: added, chosen, first });
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const content = await compressedPage(page, encoding, origin === site && preview === undefined);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply
      .headers({
        ...cachingOf(preview),
        vary: 'accept-encoding, cookie',
        'content-security-policy': pagePolicy(foreignServices, build.inline, registry),
        ...renewed(chosen),
      })
      .type('text/html; charset=utf-8')
      .send(content);
  }
}

/** Where the last Home may be painted (D98). */
const HOME_PATHS: readonly string[] = ['/', SHELL_PAGES.home.path];

/** The page without the script that paints Home: other pages need not pay for it. */
const withoutHome = (template: string) => template.replace(/<script>.*?<\/script>/s, '');

/** Shown while there is no build of the shell: to developers only, hence one language. */
function waitingPage(scripts: readonly string[]): string {
  const elements = scripts.map((source) => `<script defer src="${source}"></script>`).join('');
  return `<!doctype html><html lang="en"><title>Spire</title>${elements}<p>The app is being built.</p></html>`;
}

function sendData(reply: FastifyReply, data: object): FastifyReply {
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
  return reply.send(data);
}

/** A preview, which one person sees for a while, is stored by no cache. */
function cachingOf(preview: Preview | undefined) {
  return { 'cache-control': preview === undefined ? 'no-cache' : 'private, no-store' };
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send(NOT_FOUND);
}

/** The path of a request target, decoded; undefined when its encoding is broken. */
function decodePath(target: string): string | undefined {
  try {
    return decodeURIComponent(target.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}
