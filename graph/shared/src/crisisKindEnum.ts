import { CRISIS_KINDS } from '@spire/domain/crisis/crisisKinds';
import { optionEnum } from '@spire/graph-kit/optionEnum';

/** The same in every subgraph that tells of help. */
export const CrisisKindEnum = optionEnum(
  'CrisisKind',
  CRISIS_KINDS,
  'What a text speaks of that needs help rather than advice.',
);
