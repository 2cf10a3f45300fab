import { isOneOf } from '@spire/domain/lists';

/** Those of the stored option ids that there still are: what only another version knows is left out of an answer. */
export function knownIds<const Id extends string>(list: readonly Id[], values: readonly string[]): Id[] {
  return values.filter((value): value is Id => isOneOf(list, value));
}
