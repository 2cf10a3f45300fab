import type { ErrorCode, FieldError } from '@spire/domain/errorCodes';

/** Why a request of the facade is refused: the graph's own code, or what the request itself has wrong. */
export class RestRefusal extends Error {
  override readonly name = 'RestRefusal';
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** The id under which an inner failure was logged. */
  readonly correlationId: string | undefined;

  /** When to come again, where that is known. */
  readonly waitSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    fields: readonly FieldError[] = [],
    { correlationId, waitSeconds }: { correlationId?: string | undefined; waitSeconds?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.correlationId = correlationId;
    this.waitSeconds = waitSeconds;
  }
}
