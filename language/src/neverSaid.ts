import type { Language } from '@spire/domain/languages';
import { ASKS_FOR_SECRETS } from './neverSaid/asksForSecrets.ts';
import { CLAIMS_PERSON } from './neverSaid/claimsPerson.ts';
import { COMMAND } from './neverSaid/command.ts';
import { DIAGNOSIS } from './neverSaid/diagnosis.ts';
import { FASTING_OR_WEIGHT } from './neverSaid/fastingOrWeight.ts';
import { LEVEL } from './neverSaid/level.ts';
import { MEDICINE } from './neverSaid/medicine.ts';
import { PROMISE } from './neverSaid/promise.ts';
import { UNKIND } from './neverSaid/unkind.ts';
import { spoken } from './phrases.ts';

const RULES = {
  diagnosis: DIAGNOSIS,
  medicine: MEDICINE,
  fasting_or_weight: FASTING_OR_WEIGHT,
  promise: PROMISE,
  command: COMMAND,
  claims_person: CLAIMS_PERSON,
  names_level: LEVEL,
  unkind: UNKIND,
  asks_for_secrets: ASKS_FOR_SECRETS,
} as const satisfies Record<string, Record<Language, RegExp>>;

export type NeverSaid = keyof typeof RULES;

/** The things that no text of the product may say to anybody, written or generated (S14, trap 99). */
export const NEVER_SAID = Object.keys(RULES) as NeverSaid[];

/** Which of them a text says. It may have been through `spoken` already, which changes nothing then. */
export function neverSaid(language: Language, text: string): NeverSaid[] {
  const said = spoken(text);
  return NEVER_SAID.filter((rule) => RULES[rule][language].test(said));
}
