import './reflection.ts';
import { registerEnumType } from 'type-graphql';

/** A closed list of ids as a GraphQL enum, spelled as in the database. */
export function optionEnum<const Id extends string>(
  name: string,
  ids: readonly Id[],
  description: string,
): Record<Id, Id> {
  const values = Object.fromEntries(ids.map((id) => [id, id])) as Record<Id, Id>;
  registerEnumType(values, { name, description });
  return values;
}
