import { ANSWERED_NOW } from '@spire/client/whatWaits';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { KINDS } from '../shell/src/status/named.ts';

test('whatever may wait on a device has a name that a person knows', () => {
  const schema = buildSchema(readFileSync('graph/schema.graphql', 'utf8'));
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(Object.keys(KINDS).toSorted()).toEqual(mutations.filter((name) => !ANSWERED_NOW.includes(name)).toSorted());
});
