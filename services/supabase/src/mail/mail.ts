import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LANGUAGE, parseLanguage } from '@spire/domain/languages';
import type { Language } from '@spire/domain/languages';
import { AuthError } from '../auth/http/authError.ts';
import type { Metadata } from '../auth/http/jsonBody.ts';
import type { ServiceLog } from '../serviceLog.ts';
import { renderMail } from './renderMail.ts';
import type { MailMessage, MailTemplate, RenderedMail } from './renderMail.ts';

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
   * write to. A server that is away for a moment is asked again; `onFailure` runs when it did not work out at all, and
   * is logged when it fails as well: nobody waits for it.
   */
  handOver(message: MailMessage, onFailure: () => Promise<void>): Promise<void>;
  /** Waits for mails under way, then lets go of the carrier. */
  close(): Promise<void>;
}

/** The language somebody gets mails in, from what they told at sign-up (D2: Norwegian unless told otherwise). */
export function languageOf(data: Metadata): Language {
  return parseLanguage(data['preferred_language']) ?? parseLanguage(data['language']) ?? DEFAULT_LANGUAGE;
}

/** Supabase Auth's names for the mail that could not be sent. */
const NAMES: Partial<Record<MailTemplate, string>> = {
  magicLink: 'magic link',
  recovery: 'recovery',
  invite: 'invite',
  emailChangeCurrent: 'email change',
  emailChangeNew: 'email change',
  addressTaken: 'email change',
  reauthentication: 'reauthentication',
};

/** A mail handed over is waited for by nobody: it is tried again after these pauses. */
const RETRY_AFTER_MS: readonly number[] = [2_000, 15_000];

/** A mail server's own refusal (5xx) will not change; everything else may. */
function isFinal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}

/** The part of an error that names no person: messages of mail servers and of the database may. */
function faultOf(error: unknown): { error: string; code: unknown } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return { error: error instanceof Error ? error.name : 'unknown', code };
}

export function createMail(carrier: MailCarrier, log: ServiceLog, retryAfterMs = RETRY_AFTER_MS): Mail {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(message: MailMessage): Promise<void> {
    try {
      await carrier.deliver(renderMail(message));
    } catch (error) {
      log.error({ template: message.template, ...faultOf(error) }, 'A mail could not be sent');
      throw error;
    }
  }

  async function send(message: MailMessage): Promise<void> {
    await deliver(message).catch(() => {
      const name = NAMES[message.template] ?? 'confirmation';
      throw new AuthError(500, 'unexpected_failure', `Error sending ${name} email`);
    });
  }

  async function sendPatiently(message: MailMessage): Promise<void> {
    for (const wait of retryAfterMs) {
      try {
        await deliver(message);
        return;
      } catch (error) {
        if (isFinal(error)) throw error;
      }
      await pause(wait, undefined, { signal: closing.signal });
    }
    await deliver(message);
  }

  return {
    send,
    async handOver(message, onFailure) {
      if (carrier.isLocal) return send(message);
      const sending = sendPatiently(message)
        .catch(() => onFailure())
        .catch((error: unknown) => {
          log.error({ template: message.template, ...faultOf(error) }, 'A mail that was not sent still counts as sent');
        })
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      closing.abort();
      await Promise.allSettled(underWay);
      await carrier.close();
    },
  };
}
