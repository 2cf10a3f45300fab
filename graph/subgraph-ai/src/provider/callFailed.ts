/** Why a provider gave no answer: the closed list that logs and metrics know, never any content (S23). */
export type FailReason =
  | 'circuit_open'
  | 'time_out'
  | 'unreachable'
  | 'limited'
  | 'server_error'
  /** The provider does not know the key, the model or the address. */
  | 'misconfigured'
  | 'rejected'
  | 'too_large'
  /** The answer is no JSON, or not of the requested shape. */
  | 'malformed'
  /** The answer has the requested shape, but is too long or by its own declaration too much for this person. */
  | 'unfitting'
  | 'cut'
  | 'refused'
  /** A mistake in our code. */
  | 'unexpected';

/** A failed call to the provider. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly reason: FailReason;
  /** The time the provider asks to wait; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(reason: FailReason, retryAfterMs: number | null = null) {
    super(reason);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}
