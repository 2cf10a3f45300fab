/** A failure whose message says what to do about it; it is shown as it is, without a stack trace. */
export class Problem extends Error {
  /** @param {string} message @param {{ cause?: unknown }} [options] */
  constructor(message, options) {
    super(message, options);
    this.name = 'Problem';
  }
}

/** How a failure is shown: the message alone for a Problem, the whole trace for a fault or at LOG_LEVEL=debug. */
export function describeFailure(/** @type {unknown} */ error, /** @type {boolean} */ isDebug) {
  if (!(error instanceof Error)) return String(error);
  if (isDebug || error.name !== 'Problem') return error.stack ?? error.message;
  return error.message;
}
