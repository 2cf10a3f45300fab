import { SHELL_PAGES } from '@spire/domain/routes';
import type { AuthSettings } from '../../settings.ts';

/** The public addresses links and tokens name. */
export interface Addresses {
  /** Where people land without an allowed `redirect_to`; no closing slash. */
  readonly siteUrl: string;
  /** Where this service answers (`…/auth/v1`); the issuer of its tokens. */
  readonly apiUrl: string;
  readonly allowedRedirects: ReadonlySet<string>;
  /** Addresses with a scheme of their own, and patterns of addresses. */
  readonly redirectPatterns: readonly RegExp[];
  /** Our own pages that trade the token of a mailed link for a session. */
  readonly callbackPages: ReadonlySet<string>;
}

/** Origin and path, without query, fragment or closing slash: the part that must match exactly. */
function target(address: URL): string {
  return (address.origin + address.pathname).replace(/\/$/, '');
}

const isWhole = (entry: string) => !/[*?]/.test(entry) && /^https?:/i.test(entry);

/** GoTrue's patterns: `*` is anything but a dot or a slash, `?` one such character, `**` anything at all. */
function patternOf(entry: string): RegExp {
  const source = entry
    .replace(/\/$/, '')
    .replace(/\*\*|\*|\?|[.+^${}()|[\]\\]/g, (found) =>
      found === '**' ? '.*' : found === '*' ? '[^./]*' : found === '?' ? '[^./]' : `\\${found}`,
    );
  return new RegExp(`^${source}$`);
}

/** Schemes that run something, or read this device, are nobody's app. */
const NO_APP = /^(?:javascript|data|vbscript|blob|file|about):$/;

/** The part of an address that a pattern is matched against. */
const patternTarget = (address: URL) =>
  /^https?:$/.test(address.protocol) ? target(address) : address.href.replace(/[?#].*$/, '').replace(/\/$/, '');

/** Allowed are the site itself, its callback pages, and what the settings list: whole addresses and patterns. */
export function resolveAddresses(settings: AuthSettings, origin: string, authPath: string): Addresses {
  const siteUrl = settings.siteUrl ?? origin.replace(/\/+$/, '');
  const { path, aliases } = SHELL_PAGES.authCallback;
  const callbackPages = [path, ...aliases].map((each) => target(new URL(siteUrl + each)));
  const listed = settings.redirectAllowList;
  const allowed = [siteUrl, ...listed.filter(isWhole)].map((address) => target(new URL(address)));
  return {
    siteUrl,
    apiUrl: settings.apiUrl ?? origin.replace(/\/+$/, '') + authPath,
    allowedRedirects: new Set([...callbackPages, ...allowed]),
    redirectPatterns: listed.filter((entry) => !isWhole(entry)).map(patternOf),
    callbackPages: new Set(callbackPages),
  };
}

/**
 * The address to send a person to: `redirectTo` when it is on the list, else the site. Only origin and path are
 * compared; a fragment is dropped, and an address with a user name, a line break or a backslash is refused.
 */
export function allowedRedirect(addresses: Addresses, redirectTo: string): string {
  // Browsers read backslashes as slashes and skip control characters: an address with either is a disguise.
  if (redirectTo === '' || /[\s\\\p{Cc}]/u.test(redirectTo) || !URL.canParse(redirectTo)) return addresses.siteUrl;
  const address = new URL(redirectTo);
  if (NO_APP.test(address.protocol) || address.username !== '' || address.password !== '') return addresses.siteUrl;
  const isAllowed =
    addresses.allowedRedirects.has(target(address)) ||
    addresses.redirectPatterns.some((pattern) => pattern.test(patternTarget(address)));
  if (!isAllowed) return addresses.siteUrl;
  address.hash = '';
  return address.href;
}

/** The page of ours that knows what to do with a link's token, for a link that leads to it or to the site itself. */
export function callbackPageFor({ callbackPages, siteUrl }: Addresses, redirectTo: string): string | undefined {
  const to = target(new URL(redirectTo));
  if (callbackPages.has(to)) return redirectTo;
  return to === target(new URL(siteUrl)) ? [...callbackPages][0] : undefined;
}

/** Adds parameters to the query, replacing those of the same name. */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}
