import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendAnswer, WRITING_MODES, type WritingMode, type WritingRequest } from './providerModes.ts';
import { moderationAnswer, readQuestion, type ProviderQuestion } from './providerQuestion.ts';

/** Modes in which moderation does not let everything pass, and those that a compatible server may not know at all. */
const OTHER_MODES = {
  flagged: { categories: ['self-harm', 'self-harm/intent'] },
  flaggedOtherwise: { categories: ['violence', 'hate', 'sexual'] },
  moderationFails: { status: 500 },
  moderationMissing: { status: 404 },
  moderationBroken: { text: '{"results": []}' },
  moderationHangs: { hangs: true },
  chatOnly: { hasResponses: false },
} satisfies Record<string, OtherMode>;

interface OtherMode {
  categories?: readonly string[];
  status?: number;
  text?: string;
  hangs?: boolean;
  hasResponses?: boolean;
}

export type ProviderMode = WritingMode | keyof typeof OTHER_MODES;

/** Every way in which a provider can go wrong, for tests that go through them all. */
export const PROVIDER_MODES = [...Object.keys(WRITING_MODES), ...Object.keys(OTHER_MODES)] as ProviderMode[];

export interface RecordedRequest {
  path: string;
  /** Each header as it came, with its value. */
  headers: Record<string, string>;
  body: string;
  /** All of it as it came over the wire. */
  raw: string;
}

/** A provider of texts that is none: a real server on loopback, which keeps what it is sent and does as it is told. */
export interface ProviderStandIn {
  /** For `OPENAI_BASE_URL`. */
  readonly url: string;
  /** Everything that was sent, oldest first. */
  readonly requests: RecordedRequest[];
  /** From now on; both at once can be told, such as `chatOnly` and `refuses`. */
  behave(...modes: ProviderMode[]): void;
  /** From now on every question gets this answer, or the one made for it. */
  answerWith(answer: object | ((question: ProviderQuestion) => object)): void;
  stop(): Promise<void>;
}

export async function startProviderStandIn(): Promise<ProviderStandIn> {
  const requests: RecordedRequest[] = [];
  let write: (request: WritingRequest) => void = WRITING_MODES.answers;
  let other: OtherMode = {};

  function moderate(body: string, response: ServerResponse): void {
    if (other.hangs === true) return;
    const text = other.text ?? moderationAnswer(body, other.categories ?? []);
    response.writeHead(other.status ?? 200, { 'content-type': 'application/json' }).end(text);
  }

  function answer(path: string, body: string, response: ServerResponse): void {
    if (path === '/v1/moderations') moderate(body, response);
    else if (path === '/v1/chat/completions' || (path === '/v1/responses' && other.hasResponses !== false))
      write({ path, question: readQuestion(path, body), response });
    else response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"Not Found"}');
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { method = '', url: path = '', rawHeaders } = request;
      const pairs = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? ''] as const] : [],
      );
      const lines = pairs.map(([name, value]) => `${name}: ${value}`);
      const raw = [`${method} ${path}`, ...lines, '', body].join('\r\n');
      requests.push({ path, headers: Object.fromEntries(pairs), body, raw });
      answer(path, body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (...modes) => {
      const isWriting = (mode: ProviderMode): mode is WritingMode => mode in WRITING_MODES;
      write = WRITING_MODES[modes.find(isWriting) ?? 'answers'];
      other = Object.assign({}, ...modes.map((mode) => (isWriting(mode) ? {} : OTHER_MODES[mode]))) as OtherMode;
    },
    answerWith: (given) => {
      write = (request) => sendAnswer(request, typeof given === 'function' ? given(request.question) : given);
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
