import { exposureId, type NamedPair, PATTERN_ID_DIGITS } from '@spire/domain/patterns/kinds';
import { pairId } from '@spire/domain/patterns/sunday';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';

/** The pair as the rule knows it. */
export const ruleId = ({ exposure, outcome }: NamedPair): string => pairId({ exposure: exposureId(exposure), outcome });

/** The name of a pair for the outside: equal for equal pairs of a person, and tells nothing of what it is about. */
export const publicId = (key: PersonKey, userId: string, pair: NamedPair): string =>
  Buffer.from(key.fingerprint({ userId, table: 'wellbeing.own_story', column: 'choices' }, ruleId(pair)))
    .toString('hex')
    .slice(0, PATTERN_ID_DIGITS);
