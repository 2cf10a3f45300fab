import { z } from 'zod';

/** Two values of a format: one with everything there is, one with null wherever that may be. */
export interface ExampleDocuments<Value> {
  whole: Value;
  sparse: Value;
  /** Where each text and number stands, by its value, which nothing else has: `records.memories.title`. */
  places: ReadonlyMap<string | number, string>;
}

const kindsOf = (schema: z.core.$ZodType): readonly z.core.$ZodType[] =>
  schema instanceof z.ZodUnion ? schema.options : [schema];

/** Makes them of a schema; of a union in a list there is one of each kind. Refinements are not kept to. */
export function exampleDocuments<Schema extends z.ZodType>(schema: Schema): ExampleDocuments<z.output<Schema>> {
  const places = new Map<string | number, string>();
  const mark = <Value extends string | number>(value: Value, place: string) => {
    places.set(value, place);
    return value;
  };

  function make(of: z.core.$ZodType, place: string, isSparse: boolean): unknown {
    const inner = (next: z.core.$ZodType, name?: string) =>
      make(next, name === undefined || place === '' ? (name ?? place) : `${place}.${name}`, isSparse);
    if (of instanceof z.ZodNullable) return isSparse ? null : inner(of.unwrap());
    if (of instanceof z.ZodDefault) return inner(of.unwrap());
    if (of instanceof z.ZodUnion) return inner(kindsOf(of)[0] ?? z.never());
    if (of instanceof z.ZodArray) return kindsOf(of.element).map((each) => inner(each));
    if (of instanceof z.ZodObject)
      return Object.fromEntries(
        Object.entries<z.core.$ZodType>(of.shape).map(([name, field]) => [name, inner(field, name)]),
      );
    if (of instanceof z.ZodLiteral) return of.value;
    if (of instanceof z.ZodBoolean) return true;
    if (of instanceof z.ZodNumber) return mark(100_000 + places.size, place);
    if (of instanceof z.ZodString || of instanceof z.ZodStringFormat) return mark(`«${places.size}»`, place);
    throw new Error(`No example can be made of ${place}, which is a ${of._zod.def.type}`);
  }
  return {
    whole: make(schema, '', false) as z.output<Schema>,
    sparse: make(schema, '', true) as z.output<Schema>,
    places,
  };
}
