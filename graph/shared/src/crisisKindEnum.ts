import { CRISIS_KINDS } from '@spire/domain/crisis/crisisKinds';
import { optionEnum } from '@spire/graph-kit/optionEnum';

/** The kind of help, with one definition for all subgraphs that tell of it. */
export const CrisisKindEnum = optionEnum(
  'CrisisKind',
  CRISIS_KINDS,
  'What a text speaks of that needs help rather than advice.',
);
