import type { Language } from '@spire/domain/languages';
import type { MessageForm } from '@spire/domain/nynorsk';
import type { AvoidSuggestion } from '@spire/domain/options';
import type { SocialWant } from '@spire/domain/toolOptions';

/** The texts of a want, in the sections they are shown in (spec 2 §9); its message is put together of its own sentences. */
export interface SocialTexts {
  plan: string;
  safety: string;
  encouragement: string;
}

/** A text that is sent to somebody else. */
export type Sent = Readonly<Record<MessageForm, string>>;

/** The whole sentences by which a message asks for a want. */
export interface AskedWant {
  /** Before any other want. */
  ask: readonly Sent[];
  /** After another want; those with an `of` only beside one of these. */
  also: readonly (Sent & { of: readonly SocialWant[] })[];
}

/** The texts of one version, and what they touch that a person may have asked to be spared (trap 100). */
export interface SocialVersion extends Record<Language, SocialTexts> {
  avoid: readonly AvoidSuggestion[];
  /** Missing where nobody is written to. */
  message?: AskedWant;
}

/** A want in its three versions: for days with little energy, for other days, and without any contact. */
export interface SocialSuggestion {
  want: SocialWant;
  gentle: SocialVersion;
  ordinary: SocialVersion;
  alone: SocialVersion;
}
