import type { MailMessage } from '../../mail/mail.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../http/authError.ts';
import { sendQuietly } from './sendQuietly.ts';

const [OWN, OTHER] = ['kari@example.no', 'new@example.no'];
const mailTo = (to: string): MailMessage => ({ template: 'addressTaken', to, language: 'no', link: '' });
const tooSoon = () => new AuthError(429, 'over_email_send_rate_limit', 'wait');

/** The service around it: some addresses have to wait, and each mail is handed over in the given way. */
function surroundings({ waiting = [] as string[], fails = false } = {}) {
  const [reserved, released, sent]: [string[], string[], string[]] = [[], [], []];
  const client = { query: () => Promise.resolve({ rows: [] }), release: () => undefined };
  const context = {
    database: { connect: () => Promise.resolve(client) },
    limits: {
      mailTo: (_kind: string, email: string) => {
        if (waiting.includes(email)) return Promise.reject(tooSoon());
        reserved.push(email);
        return Promise.resolve({ release: () => Promise.resolve(void released.push(email)) });
      },
    },
    mail: {
      handOver: async ({ to }: MailMessage, onFailure: () => Promise<void>) => {
        sent.push(to);
        if (fails) await onFailure();
      },
    },
  };
  const prepare = jest.fn(() => Promise.resolve([mailTo(OWN), mailTo(OTHER)]));
  const send = () =>
    sendQuietly(context as unknown as AuthContext, 'emailChange', OWN, prepare, () => Promise.resolve(OTHER));
  return { send, prepare, reserved, released, sent };
}

test('two addresses are written to when neither has to wait', async () => {
  const { send, reserved, released, sent } = surroundings();
  await expect(send()).resolves.toEqual({});
  expect([reserved, sent, released]).toEqual([[OWN, OTHER], [OWN, OTHER], []]);
});

test('while the second has to wait nobody is written to, nothing changes, and the answer is the same', async () => {
  const { send, prepare, reserved, released, sent } = surroundings({ waiting: [OTHER] });
  await expect(send()).resolves.toEqual({});
  expect(prepare).not.toHaveBeenCalled();
  expect([reserved, sent, released]).toEqual([[OWN], [], []]);
});

test('while the first has to wait, that is the answer, whoever it belongs to', async () => {
  const { send, sent } = surroundings({ waiting: [OWN] });
  await expect(send()).rejects.toMatchObject({ status: 429 });
  expect(sent).toEqual([]);
});

test('mails that fail give each reservation back once', async () => {
  const { send, released } = surroundings({ fails: true });
  await send();
  expect(released).toEqual([OWN, OTHER]);
});
