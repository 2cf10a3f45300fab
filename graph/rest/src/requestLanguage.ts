import { DEFAULT_LANGUAGE, type Language } from '@spire/domain/languages';
import { callContextOf } from '@spire/graph-kit/callContext';
import { operation } from '@spire/graph-kit/staticOperation';
import type { FastifyRequest } from 'fastify';
import type { Graph } from './graph.ts';
import { toldLanguage } from './restMessages.ts';

interface Stored {
  me?: { settings?: { language?: Language } };
}
const STORED = operation<Stored>('query RestLanguage { me { settings { language } } }');

/** The language of an answer: that of the request's header, else the person's stored one, else Norwegian (D80). */
export async function requestLanguage(request: FastifyRequest, graph: Graph): Promise<Language> {
  const told = toldLanguage(request.headers['accept-language']);
  if (told !== undefined) return told;
  if (request.headers.authorization === undefined) return DEFAULT_LANGUAGE;
  const answer = await graph.ask(STORED.text, {}, callContextOf(request)).catch(() => undefined);
  const data: Stored | undefined = answer?.data ?? undefined;
  return data?.me?.settings?.language ?? DEFAULT_LANGUAGE;
}
