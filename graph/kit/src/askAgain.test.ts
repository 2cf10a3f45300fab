import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askAgain, isRead } from './askAgain.ts';

/** Cuts the first `cut` requests off before it answers; counts what arrives. */
async function startCutting(cut: number): Promise<{ url: string; arrived: () => number; server: Server }> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    if (count > cut) response.end('answered');
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived: () => count, server };
}

const ask = async (url: string) => (await fetch(url, { method: 'POST', body: 'x' })).text();

test.each([
  ['a read that is cut off is asked again', true, 2, 'answered', 3],
  ['and given up in the end', true, 9, 'failed', 3],
  ['a change that is cut off may have been made, and is not', false, 1, 'failed', 1],
])('%s', async (_name, mayRepeat, cut, outcome, times) => {
  const { url, arrived, server } = await startCutting(cut);
  const answer = await askAgain(mayRepeat, () => ask(url)).catch(() => 'failed');
  expect([answer, arrived()]).toEqual([outcome, times]);
  await new Promise((resolve) => server.close(resolve));
});

test('a change that nobody was there for is asked again', async () => {
  const { url, server } = await startCutting(0);
  await new Promise((resolve) => server.close(resolve));
  let times = 0;
  const asked = askAgain(false, () => {
    times += 1;
    return ask(url);
  });
  await expect(asked).rejects.toThrow('fetch failed');
  expect(times).toBe(3);
});

test('what is slow is not asked again', async () => {
  let times = 0;
  const slow = askAgain(true, () => {
    times += 1;
    return Promise.reject(new DOMException('too slow', 'TimeoutError'));
  });
  await expect(slow).rejects.toThrow('too slow');
  expect(times).toBe(1);
});

test('an operation reads unless it begins as a change', () => {
  expect(['{ me { id } }', 'query A { me { id } }', ' mutation A { b }', 'mutation{b}'].map(isRead)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
