/**
 * The cookies sent to the server with every page, so that the first thing painted is as the person chose: how the
 * pages look (`appearanceText`) and in which language; and whether somebody was signed in here the last time, so that
 * the page names the files of the app or those of the login screen. Nothing else is kept in a cookie (decisions 0043,
 * 0074), but that somebody came by a preview link, for as long as that lasts (decision 0073).
 */
export const COOKIES = { look: 'spire.look', language: 'spire.language', signedIn: 'spire.signed-in' } as const;
export type CookieName = (typeof COOKIES)[keyof typeof COOKIES];

/** All that the third of them can say. */
export const SIGNED_IN = 'yes';

const A_YEAR = 365 * 24 * 60 * 60;

/** One cookie as it is set, by a page or by the server; without a value it is taken away. */
export function cookieText(name: CookieName, value: string | undefined): string {
  return `${name}=${value ?? ''}; Path=/; Max-Age=${value === undefined ? 0 : A_YEAR}; SameSite=Lax`;
}

/** The value of one cookie in a request's header, or in `document.cookie`. */
export function cookieIn(header: string | undefined, name: CookieName): string | undefined {
  const own = `${name}=`;
  return header
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(own))
    ?.slice(own.length);
}

/**
 * Makes a page's cookie what it should be. One that is right already is left alone: some browsers keep what a script
 * writes for a week, and what the server has set for as long as it said.
 */
export function keepCookie(page: { cookie: string }, name: CookieName, value: string | undefined): void {
  if (cookieIn(page.cookie, name) !== value) page.cookie = cookieText(name, value);
}
