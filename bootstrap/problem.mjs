/** A failure whose message says what to do about it; it is shown as it is, without a stack trace. */
export class Problem extends Error {
  /** @param {string} message @param {{ cause?: unknown }} [options] */
  constructor(message, options) {
    super(message, options);
    this.name = 'Problem';
  }
}

/** How a failure is shown: what a Problem says, and of any other fault no trace either, unless it is asked for. */
export function describeFailure(/** @type {unknown} */ error, /** @type {boolean} */ isDebug) {
  if (!(error instanceof Error)) return String(error);
  if (isDebug) return error.stack ?? error.message;
  if (error.name === 'Problem') return error.message;
  // An error about several addresses has no message of its own.
  const text = error.message === '' && 'code' in error ? String(error.code) : error.message;
  return `${text}\n(LOG_LEVEL=debug shows where this comes from.)`;
}
