import type { FieldError } from '@spire/domain/errorCodes';
import { profileErrors } from '@spire/domain/profileRules';

const nothingElse = {
  considerations: [],
  specificChallenge: '',
  capacityLevel: null,
  goals: [],
  avoidSuggestions: [],
  socialSafetyFactors: [],
} as const;

/** What is wrong with a nickname as written (spec 1 §5, D17); undefined when it can be saved. */
export function nicknameError(nickname: string): FieldError | undefined {
  if (nickname.trim() === '') return { field: 'nickname', code: 'REQUIRED' };
  return profileErrors({ ...nothingElse, nickname })[0];
}
