import { randomUUID } from 'node:crypto';
import { REST_PATHS } from '@spire/domain/restPaths';
import { today } from '@spire/testing/testDay';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minimum?: number;
}
interface Parameter {
  in: string;
  name: string;
  schema: Schema;
  $ref?: string;
}
interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

/** One method of one path as the OpenAPI document describes it, with an example of what it is sent. */
export interface RestOperation {
  method: string;
  path: string;
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  body: unknown;
}

/** Values of fields that take only some, by field name. */
const BY_NAME: Readonly<Record<string, () => unknown>> = {
  id: () => randomUUID(),
  date: () => today,
  completedAt: () => new Date().toISOString(),
  emoji: () => '🌲',
  category: () => 'ro',
  mediaUrl: () => undefined,
  mediaType: () => undefined,
  pictures: () => undefined,
};

/** Every operation of the document that a running stack serves, sign-in aside, which has tests of its own. */
export async function readRestOperations(url: string, text: string): Promise<RestOperation[]> {
  const document = (await (await fetch(url + REST_PATHS.openApi)).json()) as Document;
  const named = <Value>(reference: string, values: Record<string, Value> = {}) =>
    values[reference.split('/').at(-1) ?? ''];

  function exampleOf(given: Schema | undefined, name = '', depth = 0): unknown {
    const schema = given?.$ref === undefined ? given : named(given.$ref, document.components.schemas);
    if (schema === undefined || depth > 6) return undefined;
    if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name]?.();
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return schema.enum[0];
    if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0], name, depth);
    const [type] = [schema.type].flat();
    if (schema.properties !== undefined)
      return Object.fromEntries(
        Object.entries(schema.properties).map(([key, each]) => [key, exampleOf(each, key, depth + 1)]),
      );
    // Of an object with names of its own, one is an example.
    if (type === 'object' && typeof schema.additionalProperties === 'object')
      return { name: exampleOf(schema.additionalProperties, '', depth + 1) };
    if (type === 'array') return [exampleOf(schema.items, '', depth + 1)];
    if (type === 'number' || type === 'integer') return Math.max(3, schema.minimum ?? 0);
    if (type === 'boolean') return true;
    return text;
  }

  return Object.entries(document.paths)
    .filter(([path]) => !path.includes('/auth/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
        const all = parameters.map((each) =>
          each.$ref === undefined ? each : (named(each.$ref, document.components.parameters) ?? each),
        );
        const examples = (place: string) =>
          Object.fromEntries(
            all.filter((each) => each.in === place).map((each) => [each.name, exampleOf(each.schema, each.name)]),
          );
        return {
          method: method.toUpperCase(),
          path,
          query: examples('query'),
          params: examples('path'),
          body: exampleOf(requestBody?.content['application/json']?.schema),
        };
      }),
    );
}

/** Bytes of a path for any value at all; what is no text of Unicode becomes bytes that are none. */
function segment(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ff%fe';
}

/** The address an operation is sent to. */
export function addressOf({ path, params, query }: Pick<RestOperation, 'path' | 'params' | 'query'>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(params[name]));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  return filled + (asked.length === 0 ? '' : `?${asked.map(([name, value]) => `${name}=${segment(value)}`).join('&')}`);
}
