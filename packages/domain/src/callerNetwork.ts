const MAPPED = /^(?:0{0,4}:){2,5}ffff:([\da-f.:]+)$/;

function dotted(ipv4: string): string {
  if (ipv4.includes('.')) return ipv4;
  const [high = 0, low = 0] = ipv4.split(':').map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * One caller's network: an IPv4 address, also one written as IPv6, or the /64 network of an IPv6 address, which one
 * person has all to themselves with its 2^64 addresses.
 */
export function callerNetwork(ip: string): string {
  const address = ip.replace(/%.*$/, '').toLowerCase();
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return dotted(mapped);
  if (!/^[\da-f:]*:[\da-f:]*$/.test(address)) return ip.slice(0, 64);
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: gap }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
