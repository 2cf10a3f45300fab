import { randomUUID } from 'node:crypto';
import { freePort, startStack } from '@spire/testing/stack';
import type { TestStack } from '@spire/testing/stack';
import type { SMTPServerOptions } from 'smtp-server';
import { createSmtpCarrier } from './smtpCarrier.ts';
import { startSilentServer, startSmtpServer } from '../testing/smtpServer.ts';
import type { ReceivedMail } from '../testing/smtpServer.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

// A stack of its own takes its time on a busy machine.

const FROM = 'Spire for Åse <post@spire.example>';
const letter = {
  to: 'kari@example.no',
  subject: 'Få et nytt passord på en rolig måte',
  text: 'Blåbærsyltetøy\n',
  html: '<p>Blåbærsyltetøy</p>',
  links: [],
};

async function deliverTo(port: number, login = '', query = ''): Promise<void> {
  const carrier = createSmtpCarrier(`smtp://${login}127.0.0.1:${port}${query}`, FROM);
  try {
    await carrier.deliver(letter);
  } finally {
    await carrier.close();
  }
}

describe('the way to an SMTP server', () => {
  it('carries Norwegian letters, both parts and the headers of a machine’s mail', async () => {
    const server = await startSmtpServer({ disabledCommands: ['STARTTLS'] });
    await deliverTo(server.port);
    await server.close();
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'post@spire.example', to: ['kari@example.no'], user: undefined });
    const subject = (mail?.headers['subject'] ?? '')
      .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, '$1')
      .replaceAll('_', ' ');
    expect(decodeURIComponent(subject.replaceAll('=', '%'))).toBe(letter.subject);
    expect(mail?.headers).toMatchObject({ 'auto-submitted': 'auto-generated', to: 'kari@example.no' });
    expect(mail?.headers['from']).toContain('<post@spire.example>');
    expect(Object.keys(mail?.parts ?? {})).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8']);
    expect(mail?.parts['text/plain; charset=utf-8']?.trim()).toBe('Blåbærsyltetøy');
    expect(mail?.parts['text/html; charset=utf-8']?.trim()).toBe('<p>Blåbærsyltetøy</p>');
  });

  it('is encrypted where the server can, and logs in with what the address says', async () => {
    const server = await startSmtpServer();
    await deliverTo(server.port, 'spire:p%40ss@', '?tls.rejectUnauthorized=false');
    expect(server.received).toMatchObject([{ isEncrypted: true, user: 'spire' }]);
    await expect(deliverTo(server.port, 'spire:wrong@', '?tls.rejectUnauthorized=false')).rejects.toMatchObject({
      code: 'EAUTH',
    });
    // Its certificate is nobody's.
    await expect(deliverTo(server.port, 'spire:p%40ss@')).rejects.toThrow(/self-signed|certificate/);
    await server.close();
    expect(server.received).toHaveLength(1);
  });

  it('shows no password to a server that does not encrypt, when encryption is required', async () => {
    const asked: string[] = [];
    const server = await startSmtpServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => {
        asked.push(username ?? '');
        done(null, { user: '' });
      },
    });
    await expect(deliverTo(server.port, 'spire:p%40ss@', '?requireTLS=true')).rejects.toMatchObject({ code: 'ETLS' });
    await server.close();
    expect(asked).toEqual([]);
  });
});

describe('a stack with an SMTP server', () => {
  const PASSWORD = 'Fjell-tur 2026 x';
  let stack: TestStack;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    stack = await startStack({
      SMTP_URL: `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false&greetingTimeout=3000`,
      MAIL_FROM: FROM,
      GOTRUE_SMTP_MAX_FREQUENCY: '60s',
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(() => stack.stop());

  const newAddress = () => `person-${randomUUID()}@example.no`;

  async function ask(path: string, body: unknown) {
    const response = await fetch(`${stack.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: stack.anonKey, 'Content-Type': 'application/json', 'X-Supabase-Api-Version': '2024-01-01' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  const signUp = (email: string) => ask('/signup', { email, password: PASSWORD });
  const NOT_SENT = {
    status: 500,
    body: { code: 'unexpected_failure', message: 'Error sending confirmation email' },
  };

  const open: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close();
  });

  /** Starts the server that answers at the stack's address for mail from now on. */
  async function serve<S extends { close: () => Promise<void> }>(start: (port: number) => Promise<S>): Promise<S> {
    for (const server of open.splice(0)) await server.close();
    const server = await start(port);
    open.push(server);
    return server;
  }
  const works = () => serve((at) => startSmtpServer({}, at));

  async function arrived(server: { received: readonly ReceivedMail[] }): Promise<ReceivedMail> {
    for (;;) {
      const [mail] = server.received;
      if (mail !== undefined) return mail;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** A person with an account, by way of a mailed code. */
  async function known(): Promise<string> {
    const email = newAddress();
    const server = await works();
    await ask('/otp', { email });
    const mail = await arrived(server);
    const token = /^\d{6}/m.exec(mail.parts['text/plain; charset=utf-8'] ?? '')?.[0];
    expect((await ask('/verify', { email, token, type: 'email' })).status).toBe(200);
    return email;
  }

  it('sends the mail of a sign-up there and keeps no inbox', async () => {
    const server = await works();
    const email = newAddress();
    expect((await signUp(email)).status).toBe(200);
    expect(server.received).toMatchObject([{ from: 'post@spire.example', to: [email] }]);
    const [mail] = server.received;
    for (const part of Object.values(mail?.parts ?? {})) expect(part).toContain('/auth/v1/verify?token=');
    expect(mail?.headers['subject']).toBe('Bekreft e-postadressen din');
    expect((await fetch(`${stack.url}/inbox/api/messages`)).headers.get('content-type')).not.toContain('json');
  });

  const refuses = {
    onRcptTo: (_to: unknown, _session: unknown, done: (error: Error) => void) => done(new Error('no')),
  };

  it.each([
    ['is away', () => serve(() => Promise.resolve({ close: () => Promise.resolve() }))],
    ['says nothing', () => serve(startSilentServer)],
    ['refuses', () => serve((at) => startSmtpServer(refuses, at))],
  ])('tells known and new people alike when the server %s, and they may try again at once', async (_how, breaks) => {
    const [owner, stranger] = [await known(), newAddress()];
    await breaks();
    expect(await signUp(stranger)).toEqual(NOT_SENT);
    expect(await signUp(owner)).toEqual(NOT_SENT);
    const server = await works();
    expect((await signUp(stranger)).status).toBe(200);
    expect((await signUp(owner)).status).toBe(200);
    expect(server.received.map(({ to }) => to)).toEqual([[stranger], [owner]]);
  });

  it('says nothing of it to those who ask for a link, and lets them ask again', async () => {
    const email = await known();
    const { promise: refusal, resolve } = Promise.withResolvers<undefined>();
    const refusing: SMTPServerOptions = {
      onRcptTo(_to, _session, done) {
        done(new Error('no'));
        resolve(undefined);
      },
    };
    await serve((at) => startSmtpServer(refusing, at));
    expect(await ask('/recover', { email })).toEqual({ status: 200, body: {} });
    await refusal;
    const server = await works();
    let answer = await ask('/recover', { email });
    while (answer.status === 429) answer = await ask('/recover', { email });
    expect(answer).toEqual({ status: 200, body: {} });
    expect((await arrived(server)).to).toEqual([email]);
  });
});
