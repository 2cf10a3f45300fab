import type { Pool } from 'pg';
import type { Keys } from '../keys.ts';
import type { Mail } from '../mail/mail.ts';
import type { ServiceLog } from '../serviceLog.ts';
import type { AuthSettings } from '../settings.ts';
import type { Limits } from './limits/limits.ts';
import type { Addresses } from './mailed/redirects.ts';

/** The dependencies of every endpoint. The clock is passed in so that expiry can be tested. */
export interface AuthContext {
  readonly database: Pool;
  readonly settings: AuthSettings;
  readonly addresses: Addresses;
  readonly keys: Keys;
  readonly mail: Mail;
  readonly limits: Limits;
  readonly log: ServiceLog;
  readonly now: () => Date;
}
