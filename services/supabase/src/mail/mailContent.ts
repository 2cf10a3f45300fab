import type { Language } from '@spire/domain/languages';

/** A mail in words. What is null it does not have. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly link: { readonly address: string; readonly action: string; readonly otherWay: string } | null;
  readonly code: { readonly digits: string; readonly lead: string } | null;
  readonly details: string;
  readonly otherwise: string;
  readonly signature: string;
}
