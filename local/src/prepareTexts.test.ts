import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { firstPerson, prepareTexts } from './prepareTexts.ts';

const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

test('a page and a health check are nobody; a sign-in is somebody', async () => {
  const app = fastify();
  let isSomebodyHere = false;
  void firstPerson(app).then(() => (isSomebodyHere = true));
  for (const url of ['/', '/checkin', '/api/health']) await app.inject({ url });
  expect(isSomebodyHere).toBe(false);
  await app.inject({ url: '/auth/v1/token?grant_type=password', method: 'POST' });
  expect(isSomebodyHere).toBe(true);
  await app.close();
});

test('the way through the graph is gone twice for each text, and not before somebody is there', async () => {
  const asked: string[] = [];
  const gateway = { rehearse: (document: string) => Promise.resolve(void asked.push(document)) };
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { signal } = new AbortController();
  const prepared = prepareTexts({ gateway, arrival, signal, log });
  await wait(200);
  expect(asked).toEqual([]);
  arrive();
  await prepared;
  expect(asked.length).toBe(2 * new Set(asked).size);
  expect(new Set(asked).size).toBeGreaterThan(7);
  expect(log.warn).not.toHaveBeenCalled();
});
