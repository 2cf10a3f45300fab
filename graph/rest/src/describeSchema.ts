import type { oas31 } from 'zod-openapi';
import { referred } from './referred.ts';

type Schema = oas31.SchemaObject | oas31.ReferenceObject;

const DEEPEST = 6;

const resolve = (document: oas31.OpenAPIObject, schema: Schema) => referred<oas31.SchemaObject>(document, schema) ?? {};

const nameOf = (schema: oas31.SchemaObject) =>
  schema.enum !== undefined
    ? schema.enum.map((each) => JSON.stringify(each)).join(' | ')
    : schema.const !== undefined
      ? JSON.stringify(schema.const)
      : [schema.type ?? 'anything', schema.format === undefined ? '' : `(${schema.format})`]
          .flat()
          .filter(Boolean)
          .join(' ');

/** A schema as people write it down: fields one below the other, `?` where they may be missing. */
export function describeSchema(document: oas31.OpenAPIObject, given: Schema, depth = 0): string {
  const schema = resolve(document, given);
  const indent = '  '.repeat(depth);
  const inner = (each: Schema) => describeSchema(document, each, depth + 1);
  const choices = schema.anyOf ?? schema.oneOf;
  if (depth > DEEPEST) return '…';
  if (choices !== undefined) return choices.map((each) => describeSchema(document, each, depth)).join(' | ');
  if (schema.items !== undefined) return `[${describeSchema(document, schema.items, depth)}, …]`;
  if (schema.properties === undefined) return nameOf(schema);
  const fields = Object.entries(schema.properties).map(([name, value]) => {
    const mark = schema.required?.includes(name) === true ? '' : '?';
    const { description } = resolve(document, value);
    return `${indent}  ${name}${mark}: ${inner(value)}${description === undefined ? '' : `   — ${description}`}`;
  });
  return `{\n${fields.join('\n')}\n${indent}}`;
}
