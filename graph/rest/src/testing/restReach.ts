import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { STATIC_OPERATIONS } from '@spire/graph-kit/staticOperation';
import {
  buildSchema,
  getNamedType,
  type GraphQLNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import '../routes.ts';

/** A field of the graph: `Memory.title`. */
export interface GraphField {
  owner: string;
  name: string;
  /** Whether it holds values and no further fields. */
  isLeaf: boolean;
}

const schema = buildSchema(readFileSync(path.join(projectFolder(), 'graph/schema.graphql'), 'utf8'));

/** The nouns of the graph: neither its roots nor the pages of its lists. */
const isNoun = (name: string) => !/^(Query|Mutation|__.*|.*Connection)$/.test(name);

/** Every field of every noun. */
export const NOUN_FIELDS: readonly GraphField[] = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter(({ name }) => isNoun(name))
  .flatMap((noun) =>
    Object.values(noun.getFields()).map(({ name, type }) => ({
      owner: noun.name,
      name,
      isLeaf: isLeafType(getNamedType(type)),
    })),
  );

/** Every field that a selection asks for, as `Memory.title`. */
function askedIn(selected: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): string[] {
  return (selected?.selections ?? []).flatMap((each) => {
    if (each.kind === Kind.INLINE_FRAGMENT)
      return askedIn(each.selectionSet, schema.getType(each.typeCondition?.name.value ?? ''));
    if (each.kind !== Kind.FIELD || !isObjectType(type)) return [];
    const field = type.getFields()[each.name.value];
    if (field === undefined) return [];
    return [`${type.name}.${field.name}`, ...askedIn(each.selectionSet, getNamedType(field.type))];
  });
}

const definitions = STATIC_OPERATIONS.flatMap((text) => parse(text).definitions).filter(
  (each) => each.kind === Kind.OPERATION_DEFINITION,
);

/** Fields the operations of the facade ask for. */
export const ASKED: ReadonlySet<string> = new Set(
  definitions.flatMap(({ selectionSet, operation }) =>
    askedIn(selectionSet, schema.getRootType(operation) ?? undefined),
  ),
);

/** The inputs that they send. */
export const INPUTS: readonly string[] = definitions
  .flatMap(({ variableDefinitions }) => variableDefinitions ?? [])
  .map(({ type }) => getNamedType(typeFromAST(schema, type)))
  .filter((type) => isInputObjectType(type))
  .map(({ name }) => name);

/** The names of an input's fields. */
export function inputFields(name: string): string[] {
  const type = schema.getType(name);
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
}
