import type { FieldError } from '@spire/domain/errorCodes';
import { textErrors } from '@spire/domain/fieldChecks';
import { MOST_NAME, type NamedPair } from '@spire/domain/patterns/kinds';
import { TOOLS } from '@spire/domain/options';
import { storableErrors } from '@spire/graph-kit/texts';
import type { AskPatternInput } from './patterns.input.ts';

const HAS_NAME = new Set(['thing', 'activity', 'tool']);

/** The pair that is asked about; kinds without a name have none, whatever was sent. */
export const askedPair = ({ exposure: { kind, name }, outcome }: AskPatternInput): NamedPair => ({
  exposure: { kind, name: HAS_NAME.has(kind) ? (name ?? '').trim() : null },
  outcome,
});

/** Everything wrong with a question. What is brought in by a trial is asked by the trial. */
export function askErrors({ exposure: { kind, name } }: NamedPair): FieldError[] {
  if (kind === 'trial') return [{ field: 'exposure.kind', code: 'UNKNOWN_OPTION' }];
  if (name === null) return [];
  const field = 'exposure.name';
  if (kind === 'tool') return TOOLS.some((tool) => tool === name) ? [] : [{ field, code: 'UNKNOWN_OPTION' }];
  return [...storableErrors({ [field]: name }), ...textErrors(field, name, MOST_NAME)];
}
