import type { FastifyRequest } from 'fastify';
import { readAuthSettings } from '../../settings.ts';
import { callerOf } from './caller.ts';

/** The part of a request that tells who asks. */
function asks(headers: Record<string, string>): FastifyRequest {
  return { ip: '10.0.0.1', headers } as unknown as FastifyRequest;
}

const trusting = { settings: readAuthSettings({ GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For' }) };

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['1.2.3.4,5.6.7.8 , 203.0.113.7 ', '203.0.113.7'],
  ['1.2.3.4, ', '10.0.0.1'],
  ['', '10.0.0.1'],
])('of the proxy’s header %j the last entry counts', (header, ip) => {
  expect(callerOf(trusting, asks({ 'x-forwarded-for': header })).ip).toBe(ip);
});

it('without a trusted proxy no header counts', () => {
  expect(callerOf({ settings: readAuthSettings({}) }, asks({ 'x-forwarded-for': '1.2.3.4' })).ip).toBe('10.0.0.1');
});
