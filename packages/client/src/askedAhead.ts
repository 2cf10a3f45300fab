/** A question that the page asked before its scripts had come, and whose token it went with. */
export interface AskedAhead {
  token: string;
  body: string;
  /** When, in ms since 1970. */
  at: number;
  answer: Promise<Response>;
}

/** For so long, in ms, an answer that was asked for ahead says how things are. */
const LASTS = 20_000;

/** The answer to this very question by this very token, if the page has asked it; once. */
export function takeAskedAhead(token: string | undefined, body: unknown): Promise<Response> | undefined {
  const page = globalThis as { spireAsked?: AskedAhead | undefined };
  const asked = page.spireAsked;
  if (asked === undefined || asked.token !== token || asked.body !== body) return undefined;
  page.spireAsked = undefined;
  return Date.now() - asked.at < LASTS ? asked.answer : undefined;
}
