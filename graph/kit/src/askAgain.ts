import { setTimeout as wait } from 'node:timers/promises';

/** No connection was made: nothing was asked, so whatever it was may be asked again. */
const UNSENT = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** The other side was gone before it answered: only a read may be asked again. */
const CUT_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const PAUSES_MS = [50, 250];

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : codeOf(cause);
}

/** Whether an operation only reads, by its text. */
export function isRead(query: string): boolean {
  return !/^\s*mutation\b/.test(query);
}

/**
 * Asks a service elsewhere, and twice more when the one that was to answer is gone: of several, another answers (decision
 * 0075). What changes something is asked again only where it surely never arrived.
 */
export async function askAgain<Answer>(mayRepeat: boolean, ask: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      const code = codeOf(error);
      if (!UNSENT.has(code) && !(mayRepeat && CUT_OFF.has(code))) throw error;
      await wait(pause);
    }
  }
  return ask();
}
