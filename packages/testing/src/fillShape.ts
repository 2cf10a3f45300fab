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

/** A value of the shape a schema asks for: every text in it is the one given, every choice its first. */
export function fillShape(schema: JsonSchema, text: string, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return fillShape(schema.anyOf[0] ?? {}, text, name);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [key, fillShape(property, text, key)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => fillShape(schema.items ?? {}, text, name));
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return name === 'emoji' ? '🌱' : text;
    default:
      return null;
  }
}
