import { DEFAULT_LANGUAGE, parseLanguage } from '@spire/domain/languages';
import type { Language } from '@spire/domain/languages';
import { AuthError } from '../auth/http/authError.ts';
import type { Metadata } from '../auth/http/jsonBody.ts';
import type { ServiceLog } from '../serviceLog.ts';
import { renderMail } from './renderMail.ts';
import type { MailMessage, RenderedMail } from './renderMail.ts';

export type { MailMessage } from './renderMail.ts';

/** Takes finished mails onward: to an SMTP server or into the inbox. */
export interface MailCarrier {
  readonly isLocal: boolean;
  deliver(mail: RenderedMail): Promise<void>;
  close(): Promise<void>;
}

export interface Mail {
  /** Sends and waits; throws what Supabase Auth answers when a mail cannot be sent. */
  send(message: MailMessage): Promise<void>;
  /**
   * Sends without letting the answer wait for a mail server: how long that takes would tell that there was somebody to
   * write to. `onFailure` runs when it did not work out.
   */
  handOver(message: MailMessage, onFailure: () => Promise<void>): Promise<void>;
  /** Waits for mails under way, then lets go of the carrier. */
  close(): Promise<void>;
}

/** The language somebody gets mails in, from what they told at sign-up (D2: Norwegian unless told otherwise). */
export function languageOf(data: Metadata): Language {
  return parseLanguage(data['preferred_language']) ?? parseLanguage(data['language']) ?? DEFAULT_LANGUAGE;
}

export function createMail(carrier: MailCarrier, log: ServiceLog): Mail {
  const underWay = new Set<Promise<void>>();

  async function send(message: MailMessage): Promise<void> {
    try {
      await carrier.deliver(renderMail(message));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      log.error(
        { template: message.template, error: error instanceof Error ? error.name : 'unknown', code },
        'A mail could not be sent',
      );
      const kind = message.template === 'recovery' ? 'recovery' : 'confirmation';
      throw new AuthError(500, 'unexpected_failure', `Error sending ${kind} email`);
    }
  }

  return {
    send,
    async handOver(message, onFailure) {
      if (carrier.isLocal) return send(message);
      const sending = send(message)
        .catch(onFailure)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      await Promise.allSettled(underWay);
      await carrier.close();
    },
  };
}
