import { createTransport } from 'nodemailer';
import type { MailCarrier } from './mail.ts';

const PATIENCE_MS = 20_000;

/** Sends through the SMTP server of an address like `smtps://name:password@host`. */
export function createSmtpCarrier(smtpUrl: string, from: string): MailCarrier {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
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
