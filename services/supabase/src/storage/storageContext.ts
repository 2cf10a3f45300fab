import type { JWTPayload } from 'jose';
import type { Pool } from 'pg';
import type { SessionState } from '../auth/sessions/sessionState.ts';
import type { ServiceLog } from '../serviceLog.ts';
import type { ContentStore } from './content/contentStore.ts';
import type { TakeFile } from './content/takenFiles.ts';

/** The dependencies of every endpoint of the storage service. */
export interface StorageContext {
  /** Logs in as `authenticator`, which is nothing until it becomes the role of a caller. */
  readonly database: Pool;
  readonly content: ContentStore;
  /** By its id, how a bucket that judges files by their content takes one; other buckets take the word for it. */
  readonly takers: ReadonlyMap<string, TakeFile>;
  /** Signs the addresses that open one object for a while. */
  readonly addressKey: Uint8Array;
  /** The claims of a token of ours; throws jose's errors for any other. */
  readonly verifyToken: (token: string) => Promise<JWTPayload>;
  readonly issuer: string;
  readonly audience: string;
  readonly sessionState: (session: { id: string; userId: string }) => Promise<SessionState>;
  readonly log: ServiceLog;
  readonly now: () => Date;
}
