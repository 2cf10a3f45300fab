/** No list that comes from elsewhere is longer than this, unless it is said. */
const MOST_ENTRIES = 40;

/** Answers what is wrong with a value, beginning with the field's name. */
export type Check = (value: unknown, field: string) => string | undefined;

export const matches =
  (pattern: RegExp, what: string): Check =>
  (value, field) =>
    typeof value === 'string' && pattern.test(value) ? undefined : `${field} is not ${what}`;

export const oneOf =
  (options: readonly unknown[]): Check =>
  (value, field) =>
    options.includes(value) ? undefined : `${field} is not one of ${options.join(', ')}`;

export const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, field) => {
    if (typeof value !== 'object' || value === null) return `${field} is not an object`;
    for (const [key, check] of Object.entries(fields)) {
      const wrong = check((value as Record<string, unknown>)[key], `${field}.${key}`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

export const list =
  (check: Check, most = MOST_ENTRIES): Check =>
  (value, field) => {
    if (!Array.isArray(value)) return `${field} is not a list`;
    if (value.length > most) return `${field} has more than ${most} entries`;
    for (const [index, each] of value.entries()) {
      const wrong = check(each, `${field}[${index}]`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

export const optional =
  (check: Check): Check =>
  (value, field) =>
    value === undefined ? undefined : check(value, field);
