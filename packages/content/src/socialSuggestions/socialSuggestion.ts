import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion } from '@spire/domain/options';
import type { SocialWant } from '@spire/domain/toolOptions';

/** The texts of a want, in the sections they are shown in (spec 2 §9). */
export interface SocialTexts {
  plan: string;
  /** Can be sent as it is; `{name}` is the contact (D34). Missing where nobody is written to. */
  message?: string;
  safety: string;
  encouragement: string;
}

/** The texts of one version, and what they touch that a person may have asked to be spared (trap 100). */
export interface SocialVersion extends Record<Language, SocialTexts> {
  avoid: readonly AvoidSuggestion[];
}

/** A want in its three versions: for days with little energy, for other days, and without any contact. */
export interface SocialSuggestion {
  want: SocialWant;
  gentle: SocialVersion;
  ordinary: SocialVersion;
  alone: SocialVersion;
}
