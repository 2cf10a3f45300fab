import type { FieldError } from '@spire/domain/errorCodes';
import { common, useMessages } from '@spire/i18n';
import { onboarding } from './messages/namespace.ts';

const REQUIRED = ['nickname', 'considerations', 'capacityLevel', 'goals'] as const;

/** What to say about a wrong field: the wizard's own words when it is empty (spec 1 §5), else the shared ones. */
export function useFieldMessage(): (error: FieldError) => string {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  return ({ field, code, limit }) => {
    const required = code === 'REQUIRED' ? REQUIRED.find((each) => each === field) : undefined;
    if (required !== undefined) return t(`required.${required}`);
    return tCommon(`fieldErrors.${code}`, limit === undefined ? {} : { limit });
  };
}
