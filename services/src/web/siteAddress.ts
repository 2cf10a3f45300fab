const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const HOST_HEADER = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** The configured origins at which people open the pages. */
export interface Origins {
  /** The one that mails and redirects name. */
  readonly site: string;
  /** Further names of the same installation (`SITE_ORIGINS`). */
  readonly others: readonly string[];
}

/** Whether nobody but this machine can reach what listens there. */
export function isThisMachineAlone(host: string): boolean {
  return host === '::1' || LOOPBACK.test(host);
}

/** Whether an address leads to the machine that it is opened on. */
export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK.test(new URL(address).hostname);
}

/** The address people open. A stack that listens everywhere is reached from its own machine as localhost. */
export function siteAddress(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host.replace(/^\[|\]$/g, '')}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

/**
 * The origin a page is at: of the configured ones that which it was asked from, else the site. A `Host` that nobody
 * configured is never answered back, because a cache or a proxy may hand such an answer to others.
 */
export function pageOrigin(origins: Origins, hostHeader: string | undefined): string {
  const { site, others } = origins;
  const asked = hostHeader?.toLowerCase();
  return [site, ...others].find((each) => new URL(each).host === asked) ?? site;
}

/**
 * Whether this is the site under another of this machine's own names. Logging in at 127.0.0.1 and coming back from a
 * mail to localhost would be two origins, with the session in one of them.
 */
export function isOtherLoopbackName(site: string, hostHeader: string | undefined): boolean {
  if (hostHeader === undefined || !HOST_HEADER.test(hostHeader)) return false;
  const [one, other] = [new URL(site), URL.parse(`http://${hostHeader}`)];
  if (other === null) return false;
  return (
    one.host !== other.host && one.port === other.port && LOOPBACK.test(one.hostname) && LOOPBACK.test(other.hostname)
  );
}
