import type { Language } from '@spire/domain/languages';
import { LOCALES } from '@spire/domain/languages';
import type { Mirror } from '@spire/i18n/catalogue';
import type { MailContent } from './mailContent.ts';
import { mailHtml } from './mailHtml.ts';
import en from './messages/en.ts';
import no from './messages/no.ts';

const CATALOGUES: Readonly<Record<Language, Mirror<typeof no>>> = { no, en };

/** The contents of a mail that proves something: a link and, for where no link can be opened, a code. */
interface Provable {
  readonly link: string;
  readonly code: string;
  readonly validSeconds: number;
}

/** Tells of something that has happened; its button leads to where one can act on it. */
export type NoticeTemplate = 'existingAccount' | 'addressTaken' | 'passwordChanged' | 'factorAdded' | 'factorRemoved';

/** A mail to write: which one, to whom, in which language, and what it carries. */
export type MailMessage = { readonly to: string; readonly language: Language } & (
  | ({ readonly template: 'confirmation' | 'magicLink' | 'recovery' | 'invite' | 'emailChangeNew' } & Provable)
  | ({ readonly template: 'emailChangeCurrent'; readonly newEmail: string } & Provable)
  | ({ readonly template: 'reauthentication' } & Omit<Provable, 'link'>)
  | { readonly template: NoticeTemplate; readonly link: string }
  | { readonly template: 'emailChanged' }
);
export type MailTemplate = MailMessage['template'];

/** A mail as it is sent: the same content as text and as HTML. */
export interface RenderedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
}

/** "1 time", "30 minutes": whole hours when it comes out even, else minutes. */
function inWords(seconds: number, language: Language): string {
  const isHours = seconds >= 3600 && seconds % 3600 === 0;
  const [amount, unit] = isHours ? [seconds / 3600, 'hour'] : [Math.max(1, Math.round(seconds / 60)), 'minute'];
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

function mailText({ greeting, lead, link, code, details, otherwise, signature }: MailContent): string {
  const parts = [
    greeting,
    lead,
    ...(link === null ? [] : [`${link.action}:\n${link.address}`]),
    ...(code === null ? [] : [`${code.lead}\n${code.digits}`]),
    details,
    otherwise,
    signature,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Writes a mail in the person's language. */
export function renderMail(message: MailMessage): RenderedMail {
  const { language, template } = message;
  const catalogue = CATALOGUES[language];
  const texts = catalogue[template];
  const link = 'link' in message ? message.link : null;
  const newEmail = 'newEmail' in message ? message.newEmail : '';
  const validity = 'validSeconds' in message ? inWords(message.validSeconds, language) : '';
  const content: MailContent = {
    language,
    subject: texts.subject,
    greeting: catalogue.greeting,
    // As functions: a dollar sign in an address is no pattern.
    lead: texts.lead.replace('{{newEmail}}', () => newEmail),
    link:
      link === null || !('action' in texts)
        ? null
        : { address: link, action: texts.action, otherWay: catalogue.linkBelow },
    code:
      'code' in message ? { digits: message.code, lead: link === null ? catalogue.code : catalogue.codeBelow } : null,
    details: texts.details.replace('{{validity}}', () => validity),
    otherwise: texts.otherwise,
    signature: catalogue.signature,
  };
  return {
    to: message.to,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    links: link === null ? [] : [link],
  };
}
