/**
 * Codes a server answers with, in `extensions.code` of a GraphQL error and in the REST error body (D38).
 * The server sends codes, never prose; each has a message `errors.<code>` in the shared catalogue.
 */
export const ERROR_CODES = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  VALIDATION_FAILED: 400,
  BAD_REQUEST: 400,
  CHECK_IN_REQUIRED: 400,
  CAPACITY_AT_LIMIT: 409,
  ACCOUNT_NOT_EMPTY: 409,
  CHANGED_MEANWHILE: 409,
  DAILY_LIMIT: 429,
  RATE_LIMITED: 429,
  METHOD_NOT_ALLOWED: 405,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  NOT_A_DIARY: 415,
  SPREADSHEET_FILE: 415,
  BROKEN_FILE: 400,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_CODES;

/** Seconds after which what was UNAVAILABLE is worth another try: a database that ended is back by then, mostly. */
export const AWAY_SECONDS = 2;

/** The errors of one field; message key `fieldErrors.<code>`. */
export const FIELD_ERROR_CODES = [
  'REQUIRED',
  'UNSEEN',
  'TOO_LONG',
  'TOO_MANY',
  'UNKNOWN_OPTION',
  'INVALID',
  'OUT_OF_RANGE',
  'DATE_NOT_ACCEPTED',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** One wrong field: `field` is the input's field name, `limit` the bound that was passed, when there is one. */
export interface FieldError {
  field: string;
  code: FieldErrorCode;
  limit?: number;
}
