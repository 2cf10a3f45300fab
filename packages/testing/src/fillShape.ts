/** The parts of a JSON schema that are read to fill it. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
}

/** Where a text stands in the shape; texts at the same place of two list items have different numbers. */
interface Place {
  name: string;
  number: number;
  isWithin: boolean;
}

/** A value of the shape a schema asks for: every text in it is the one given for its place, every choice its first. */
export function fillShape(
  schema: JsonSchema,
  text: (number: number) => string,
  place: Place = { name: '', number: 0, isWithin: false },
): unknown {
  const { name, number, isWithin } = place;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return fillShape(schema.anyOf[0] ?? {}, text, place);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property], at) => [
          key,
          fillShape(property, text, { name: key, number: isWithin ? number : at, isWithin: true }),
        ]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, (_, at) =>
        fillShape(schema.items ?? {}, text, { ...place, number: number + at }),
      );
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return name === 'emoji' ? '🌱' : text(number);
    default:
      return null;
  }
}
