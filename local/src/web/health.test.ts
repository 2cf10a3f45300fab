import Fastify from 'fastify';
import { addHealth, type ReadinessChecks } from './health.ts';

function ask(checks: ReadinessChecks, isStopping = false) {
  const app = Fastify();
  addHealth(app, checks, () => isStopping);
  return app.inject('/api/ready');
}

test('ready when every part works', async () => {
  expect((await ask({ database: () => Promise.resolve() })).statusCode).toBe(200);
});

test('503 names what is missing', async () => {
  const answer = await ask({ database: () => Promise.reject(new Error('gone')), auth: () => Promise.resolve() });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'not ready', missing: ['database'] });
});

test('503 while stopping, so that no new work comes', async () => {
  expect((await ask({}, true)).json()).toEqual({ status: 'not ready', missing: ['stopping'] });
});
