/** Why a provider gave no answer: the closed list that logs and metrics know, never any content (S23). */
export type FailReason =
  | 'circuit_open'
  | 'time_out'
  | 'unreachable'
  | 'limited'
  | 'server_error'
  /** The key, the model or the address is not one the provider knows. */
  | 'misconfigured'
  | 'rejected'
  | 'too_large'
  /** No JSON, or not of the shape asked for. */
  | 'malformed'
  /** In the shape asked for, but by its own word too much for this person, or too long. */
  | 'unfitting'
  | 'cut'
  | 'refused'
  /** A mistake of ours. */
  | 'unexpected';

/** A call to the provider that came to nothing. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly reason: FailReason;
  /** How long the provider asks to be left alone; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(reason: FailReason, retryAfterMs: number | null = null) {
    super(reason);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}
