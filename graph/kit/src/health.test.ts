import Fastify from 'fastify';
import { addHealth, type ReadinessChecks } from './health.ts';

async function ask(checks: ReadinessChecks, isStopping = false, spared: ReadinessChecks = {}) {
  const app = Fastify();
  addHealth(app, checks, () => isStopping, spared);
  const { statusCode: status, body } = await app.inject('/api/ready');
  await app.close();
  return { status, body: JSON.parse(body) as unknown };
}

test('ready when every part works', async () => {
  expect((await ask({ database: () => Promise.resolve() })).status).toBe(200);
});

test('503 names what is missing', async () => {
  const answer = await ask({ database: () => Promise.reject(new Error('gone')), auth: () => Promise.resolve() });
  expect(answer.status).toBe(503);
  expect(answer.body).toEqual({ status: 'not ready', missing: ['database'] });
});

test('a part that is spared is named, and takes nothing with it', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  expect(await ask({}, false, { ai: gone })).toEqual({ status: 200, body: { status: 'ready', missing: ['ai'] } });
  expect((await ask({ user: gone }, false, { ai: gone })).body).toMatchObject({ missing: ['user', 'ai'] });
});

test('503 while stopping, so that no new work comes', async () => {
  expect((await ask({}, true)).body).toEqual({ status: 'not ready', missing: ['stopping'] });
});
