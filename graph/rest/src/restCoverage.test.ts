import {
  ANSWERS,
  BODIES,
  BODIES_WITHIN,
  FIELDS_LEFT,
  INPUTS_LEFT,
  NOUNS_LEFT,
  RENAMED,
  WITHIN,
} from './testing/restNouns.ts';
import { ASKED, INPUTS, inputFields, NOUN_FIELDS } from './testing/restReach.ts';
import { createOpenApi } from './openApi.ts';

interface Described {
  properties?: Record<string, Described>;
  items?: Described;
}
const { components } = JSON.parse(JSON.stringify(createOpenApi())) as {
  components: { schemas: Record<string, Described> };
};

/** Every name of a field that a schema has, at any depth. */
function namesIn({ properties = {}, items }: Described): string[] {
  const inner = [...Object.values(properties), ...(items === undefined ? [] : [items])];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}
const told = (schemas: readonly string[]) => schemas.flatMap((id) => namesIn(components.schemas[id] ?? {}));

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const fields = NOUN_FIELDS.map((each) => ({ ...each, field: `${each.owner}.${each.name}` }));
const asked = fields.filter(({ field }) => ASKED.has(field));

test('every field of a noun is asked for, or it is said why not', () => {
  const left = fields.filter(({ field, owner }) => !ASKED.has(field) && !NOUNS_LEFT.includes(owner));
  expect(sorted(left.map(({ field }) => field))).toEqual(sorted(Object.values(FIELDS_LEFT).flat()));
});

test('every noun is described, or it is said why not', () => {
  const described = [...Object.keys(ANSWERS), ...WITHIN];
  expect(sorted(asked.map(({ owner }) => owner))).toEqual(sorted(described));
  expect(sorted(fields.map(({ owner }) => owner))).toEqual(sorted([...described, ...NOUNS_LEFT]));
});

test('every field that is asked for is described', () => {
  const missing = asked.filter(({ owner, name, field, isLeaf }) => {
    const schemas = ANSWERS[owner];
    return isLeaf && schemas !== undefined && !told(schemas).includes(RENAMED[field] ?? name);
  });
  expect(missing.map(({ field }) => field)).toEqual([]);
});

test('every field of what the graph is sent is described, or it is said why not', () => {
  expect(sorted(INPUTS)).toEqual(sorted([...Object.keys(BODIES), ...BODIES_WITHIN]));
  const missing = Object.entries(BODIES).flatMap(([input, schemas]) =>
    inputFields(input)
      .filter((name) => !told(schemas).includes(RENAMED[`${input}.${name}`] ?? name))
      .map((name) => `${input}.${name}`),
  );
  expect(sorted(missing)).toEqual(sorted(Object.values(INPUTS_LEFT).flat()));
});
