import { callerNetwork } from './callerNetwork.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:7:aaaa::1', '2001:db8:0:7'],
  ['2001:0DB8:0000:0007::', '2001:db8:0:7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::ffff:1:2', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, network) => {
  expect(callerNetwork(ip)).toBe(network);
});
