import { createTransport } from 'nodemailer';
import type { MailCarrier } from './mail.ts';

/** Shorter than a browser waits for its answer. */
const PATIENCE_MS = 20_000;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The options the address leaves open. A name and a password leave this machine encrypted or not at all; whoever must
 * do otherwise says so in the address (`?ignoreTLS=true`), as its query may set any option of the library.
 */
function defaults(address: URL) {
  const open = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    requireTLS: address.username !== '' && !LOOPBACK.test(address.hostname) && !address.searchParams.has('ignoreTLS'),
  };
  return Object.fromEntries(Object.entries(open).filter(([name]) => !address.searchParams.has(name)));
}

/** Sends through the SMTP server of an address like `smtps://name:password@host`. */
export function createSmtpCarrier(smtpUrl: string, from: string): MailCarrier {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    // Once: a connection kept open may have ended unnoticed.
    maxRequeues: 1,
    ...defaults(new URL(smtpUrl)),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isLocal: false,
    async deliver({ to, subject, text, html }) {
      // As an object the address is taken as it is, never parsed as a list.
      const recipient = { name: '', address: to };
      await transport.sendMail({
        from,
        to: recipient,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}
