import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { MailCarrier } from '../mail/mail.ts';

/** A mail in the inbox, as `/inbox/api/messages` answers it. */
export interface InboxMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly date: Date;
}

/** The mails kept for reading in the browser instead of being sent. */
export interface InboxStore extends MailCarrier {
  /** Newest first; all of them, or those to one address. */
  list(to: string | null): Promise<InboxMessage[]>;
  find(id: string): Promise<InboxMessage | undefined>;
}

/** The inbox is for trying the app out: older mails make room. */
const CAPACITY = 500;

const COLUMNS = 'id, recipient as "to", subject, text, html, links, sent_at as date';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps mails in PostgreSQL, so that they are there after a restart. */
export function createInboxStore(database: Pool, now: () => Date): InboxStore {
  return {
    isLocal: true,
    async deliver({ to, subject, text, html, links }) {
      await database.query(
        `insert into inbox.messages (id, recipient, subject, text, html, links, sent_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [randomUUID(), to, subject, text, html, JSON.stringify(links), now()],
      );
      await database.query(
        `delete from inbox.messages where position <=
           (select position from inbox.messages order by position desc offset $1 limit 1)`,
        [CAPACITY],
      );
    },
    async list(to) {
      // PostgreSQL knows no such text, so nobody has mail under it.
      if (to?.includes('\0')) return [];
      const found = await database.query<InboxMessage>(
        `select ${COLUMNS} from inbox.messages where $1::text is null or recipient = lower($1) order by position desc`,
        [to],
      );
      return found.rows;
    },
    async find(id) {
      if (!UUID.test(id)) return undefined;
      const found = await database.query<InboxMessage>(`select ${COLUMNS} from inbox.messages where id = $1`, [id]);
      return found.rows[0];
    },
    close: () => Promise.resolve(),
  };
}
