import { DEFAULT_LANGUAGE, parseLanguage } from '@spire/domain/languages';
import type { Language } from '@spire/domain/languages';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { inboxPage, messagePage, missingMessagePage } from './inboxPage.ts';
import type { InboxStore } from './inboxStore.ts';

/** A letter's own styles apply inside its frame, which inherits this policy; scripts and foreign content never do. */
const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; frame-ancestors 'none'";

/** `?language=` as the page's own links set it, else what the browser prefers. */
export function requestLanguage(chosen: unknown, accepted: string | undefined): Language {
  const preferred = (accepted ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().split(';');
    const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((each) => each !== undefined);
    return { language: parseLanguage(tag), quality: Number(quality ?? 1) };
  });
  const best = preferred
    .toSorted((one, other) => other.quality - one.quality)
    .find(({ language, quality }) => language !== undefined && quality > 0);
  return parseLanguage(chosen) ?? best?.language ?? DEFAULT_LANGUAGE;
}

function languageOf(request: FastifyRequest): Language {
  const { language } = request.query as { language?: unknown };
  return requestLanguage(language, request.headers['accept-language']);
}

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .headers({
      'Content-Security-Policy': CONTENT_POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a request came by a name of this stack. A page elsewhere may give its own name this machine's address (DNS
 * rebinding), and would then read the mails: its name is what tells.
 */
export function isOwnHost(host: string | undefined, sites: readonly string[]): boolean {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return LOOPBACK.test(hostname) || sites.some((site) => new URL(site).hostname === hostname);
}

/** Whether a request came from this machine. */
function isFromHere({ ip }: FastifyRequest): boolean {
  return /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(ip);
}

/** Headers by which a proxy says that it passes on a request of somebody else's. */
const PASSED_ON = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

function isPassedOn({ headers }: FastifyRequest): boolean {
  return Object.keys(headers).some((name) => PASSED_ON.test(name));
}

/** The readers of an inbox besides a browser on this machine. They can read everybody's mails, and log in with them. */
interface InboxReaders {
  /** Other machines. */
  readonly isShared: boolean;
  /** A proxy on this machine, and so whomever it serves. */
  readonly isProxied: boolean;
}

/** Whether whoever asks may read the inbox. A proxy on this machine comes from here, and may speak for the internet. */
function mayRead({ isShared, isProxied }: InboxReaders, request: FastifyRequest): boolean {
  return isShared || (isFromHere(request) && (isProxied || !isPassedOn(request)));
}

/** The inbox in the browser and as JSON, for trying the app out without a mail server. `sites`: where it is served. */
export function inboxRoutes(inbox: InboxStore, sites: readonly string[], readers: InboxReaders): FastifyPluginCallback {
  return (app, _options, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      if (isOwnHost(request.headers.host, sites) && mayRead(readers, request)) next();
      else void reply.code(403).type('text/plain; charset=utf-8').send('The inbox is not served here.\n');
    });
    app.get('/', async (request, reply) => sendPage(reply, inboxPage(languageOf(request), await inbox.list(null))));
    app.get('/api/messages', async (request, reply) => {
      const { to } = request.query as { to?: unknown };
      return reply.header('Cache-Control', 'no-store').send(await inbox.list(typeof to === 'string' ? to : null));
    });
    app.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
      const language = languageOf(request);
      const message = await inbox.find(request.params.id);
      if (message === undefined) return sendPage(reply.code(404), missingMessagePage(language));
      return sendPage(reply, messagePage(language, message));
    });
    done();
  };
}
