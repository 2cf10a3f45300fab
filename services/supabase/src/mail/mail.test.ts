import { createMail } from './mail.ts';
import type { MailMessage } from './mail.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const message: MailMessage = {
  to: 'kari@example.no',
  language: 'no',
  template: 'recovery',
  link: 'https://spire.example',
  code: '123456',
  validSeconds: 3600,
};

const away = Object.assign(new Error('away'), { code: 'ECONNECTION' });
const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });

/** Hands a mail over to a server that fails in the given ways, one after the other, and then takes it. */
async function handOver(failures: readonly Error[]): Promise<string> {
  const left = [...failures];
  const { promise: outcome, resolve } = Promise.withResolvers<string>();
  const carrier = {
    isLocal: false,
    deliver: () => {
      const failure = left.shift();
      if (failure !== undefined) return Promise.reject(failure);
      resolve('arrived');
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  const mail = createMail(carrier, log, [0, 0]);
  await mail.handOver(message, () => {
    resolve('given up');
    return Promise.resolve();
  });
  const how = `${await outcome}, ${left.length} failures left`;
  await mail.close();
  return how;
}

describe('a mail handed over', () => {
  it.each([
    ['at once', [], 'arrived, 0 failures left'],
    ['after the server was away twice', [away, away], 'arrived, 0 failures left'],
    ['not at all when the server stays away', [away, away, away, away], 'given up, 1 failures left'],
    ['not at all when it was refused', [refusal, away], 'given up, 1 failures left'],
  ])('arrives %s', async (_how, failures, outcome) => {
    expect(await handOver(failures)).toBe(outcome);
  });
});

test('a mail that fails, and whose reservation cannot be given back, is logged without an address and ends nothing', async () => {
  const lost = Object.assign(new Error('Connection of kari@example.no terminated'), { code: '57P01' });
  const error = jest.fn();
  const carrier = { isLocal: false, deliver: () => Promise.reject(refusal), close: () => Promise.resolve() };
  const mail = createMail(carrier, { ...log, error }, []);
  await mail.handOver(message, () => Promise.reject(lost));
  await mail.close();
  expect(error).toHaveBeenLastCalledWith(
    { template: 'recovery', error: 'Error', code: '57P01' },
    'A mail that was not sent still counts as sent',
  );
  expect(JSON.stringify(error.mock.calls)).not.toContain('kari');
});
