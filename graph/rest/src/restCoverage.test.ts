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

const PLACE = 'graph/rest/src/testing/restNouns.ts (docs/adding-a-feature.md, "A field of the graph, from nothing")';

/** Instructions for names of the graph that the facade does not answer, where a list does not have exactly these. */
function toDo(untold: readonly string[], listed: readonly string[], list: string): string[] {
  return [
    ...sorted(untold)
      .filter((name) => !listed.includes(name))
      .map((name) => `${name}: let the facade tell of it, or name it under a reason of ${list} in ${PLACE}`),
    ...sorted(listed)
      .filter((name) => !untold.includes(name))
      .map((name) => `${name}: take it from ${list} in ${PLACE}: the facade tells of it, or the graph has it no more`),
  ];
}

test('a name of the graph that has no place in the facade is told with what to do about it', () => {
  const says = (name: string, what: string): unknown =>
    expect.stringMatching(new RegExp(`^${name}: ${what} .*restNouns\\.ts`));
  expect(toDo(['Growth.new', 'Growth.left'], ['Growth.left', 'Growth.gone'], 'FIELDS_LEFT')).toEqual([
    says('Growth.new', 'let the facade tell of it, or name it under a reason of FIELDS_LEFT in'),
    says('Growth.gone', 'take it from FIELDS_LEFT in'),
  ]);
});

test('every field of a noun is asked for, or it is said why not', () => {
  const left = fields.filter(({ field, owner }) => !ASKED.has(field) && !NOUNS_LEFT.includes(owner));
  const untold = left.map(({ field }) => field);
  expect(toDo(untold, Object.values(FIELDS_LEFT).flat(), 'FIELDS_LEFT')).toEqual([]);
});

test('every noun is described, or it is said why not', () => {
  const described = [...Object.keys(ANSWERS), ...WITHIN];
  const untold = fields.map(({ owner }) => owner).filter((owner) => !described.includes(owner));
  expect(sorted(asked.map(({ owner }) => owner))).toEqual(sorted(described));
  expect(toDo(untold, NOUNS_LEFT, 'NOUNS_LEFT')).toEqual([]);
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
  expect(toDo(missing, Object.values(INPUTS_LEFT).flat(), 'INPUTS_LEFT')).toEqual([]);
});
