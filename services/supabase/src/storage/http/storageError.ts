/** Codes of Supabase Storage that this service answers with. */
export type StorageErrorCode =
  | 'AccessDenied'
  | 'BucketAlreadyExists'
  | 'DatabaseError'
  | 'DatabaseTimeout'
  | 'EntityTooLarge'
  | 'FeatureNotEnabled'
  | 'InternalError'
  | 'InvalidBucketName'
  | 'InvalidJWT'
  | 'InvalidKey'
  | 'InvalidMimeType'
  | 'InvalidParameter'
  | 'InvalidRange'
  | 'InvalidRequest'
  | 'InvalidSignature'
  | 'KeyAlreadyExists'
  | 'NoSuchBucket'
  | 'NoSuchKey'
  | 'ResourceAlreadyExists'
  | 'ResourceLocked'
  | 'ResourceNotEmpty'
  | 'ResourceReferenced'
  | 'SlowDown';

/**
 * A refusal as Supabase Storage gives it. `status` stands in the body; the answer itself is a 400 for nearly all of
 * them, as clients expect.
 */
export class StorageError extends Error {
  readonly status: number;
  readonly code: StorageErrorCode;
  /** The older name of the fault, in the body's `error`. */
  readonly error: string;
  readonly httpStatus: number;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: StorageErrorCode,
    message: string,
    {
      error = code,
      httpStatus = status === 500 ? 500 : 400,
      retryAfter,
    }: { error?: string; httpStatus?: number; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'StorageError';
    this.status = status;
    this.code = code;
    this.error = error;
    this.httpStatus = httpStatus;
    this.retryAfter = retryAfter;
  }
}

export const noSuchBucket = () =>
  new StorageError(404, 'NoSuchBucket', 'Bucket not found', { error: 'Bucket not found' });

export const noSuchKey = () => new StorageError(404, 'NoSuchKey', 'Object not found', { error: 'not_found' });

/** `httpStatus` where the answer itself is to say so, because the caller is refused whatever they ask for. */
export const accessDenied = (message: string, httpStatus = 400) =>
  new StorageError(403, 'AccessDenied', message, { error: 'Unauthorized', httpStatus });

export const invalidKey = (key: string) => new StorageError(400, 'InvalidKey', `Invalid key: ${key}`);

export const invalidBucketName = () =>
  new StorageError(400, 'InvalidBucketName', 'Bucket name invalid', { error: 'Invalid Input' });

export const invalidRequest = (message: string) => new StorageError(400, 'InvalidRequest', message);

export const invalidParameter = (name: string) =>
  new StorageError(400, 'InvalidParameter', `Invalid Parameter ${name}`);

export const invalidMimeType = (type: string) =>
  new StorageError(415, 'InvalidMimeType', `mime type ${type} is not supported`, { error: 'invalid_mime_type' });

export const entityTooLarge = (entity = 'object', limit = 'the maximum allowed size') =>
  new StorageError(413, 'EntityTooLarge', `The ${entity} exceeded ${limit}`, { error: 'Payload too large' });

export const alreadyExists = (code: 'BucketAlreadyExists' | 'KeyAlreadyExists' | 'ResourceAlreadyExists') =>
  new StorageError(409, code, 'The resource already exists', { error: 'Duplicate' });

export const slowDown = (message: string) =>
  new StorageError(429, 'SlowDown', message, { httpStatus: 429, retryAfter: 5 });

export const databaseAway = (retryAfter: number) =>
  new StorageError(503, 'DatabaseError', 'The service is not available for a moment', { httpStatus: 503, retryAfter });

export const senderGone = () => invalidRequest('Request stream closed before upload could complete');

/** Pictures are kept in the size they are shown in; to give another than the one asked for would be a lie. */
export const noTransformation = () =>
  new StorageError(403, 'FeatureNotEnabled', 'The feature imageTransformation is not enabled for this resource');

export const invalidRange = () =>
  new StorageError(416, 'InvalidRange', 'invalid range provided', { error: 'invalid_range', httpStatus: 416 });
