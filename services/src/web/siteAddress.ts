const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const HOST_HEADER = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Whether nobody but this machine can reach what listens there. */
export function isThisMachineAlone(host: string): boolean {
  return host === '::1' || LOOPBACK.test(host);
}

/** The address people open. A stack that listens everywhere is reached from its own machine as localhost. */
export function siteAddress(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host.replace(/^\[|\]$/g, '')}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

/** The origin a page is at, from the `Host` it was asked from. Behind a proxy only the site itself may be https. */
export function pageOrigin(site: string, hostHeader: string | undefined): string {
  if (hostHeader === undefined || !HOST_HEADER.test(hostHeader)) return site;
  const host = hostHeader.toLowerCase();
  if (host === new URL(site).host) return site;
  return URL.canParse(`http://${host}`) ? `http://${host}` : site;
}

/**
 * Whether this is the site under another of this machine's own names. Logging in at 127.0.0.1 and coming back from a
 * mail to localhost would be two origins, with the session in one of them.
 */
export function isOtherLoopbackName(site: string, origin: string): boolean {
  const [one, other] = [new URL(site), new URL(origin)];
  return (
    one.host !== other.host && one.port === other.port && LOOPBACK.test(one.hostname) && LOOPBACK.test(other.hostname)
  );
}
