import { snakeCase } from '@spire/domain/snakeCase';

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

/** A record with each field under its name of today and in snake_case. */
export type BothCasings<Fields extends object> = Fields & {
  [Name in keyof Fields & string as Snake<Name>]: Fields[Name];
};

/** Answers every field in both casings (D15): `capacityLevel` and `capacity_level`. */
export function bothCasings<Fields extends object>(fields: Fields): BothCasings<Fields> {
  const older = Object.entries(fields).map(([name, value]) => [snakeCase(name), value as unknown]);
  const both: unknown = { ...Object.fromEntries(older), ...fields };
  return both as BothCasings<Fields>;
}
