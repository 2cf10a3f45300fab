import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** One operation that the schema allows: a mutation, or a query of one field of `me`. */
export interface GraphOperation {
  name: string;
  text: string;
  args: readonly GraphQLArgument[];
  /** The variables that name a record or a place: `input.tasks.0.id`. */
  idPlaces: string[];
}

const schema = buildSchema(readFileSync(path.join(projectFolder(), 'graph/schema.graphql'), 'utf8'));

/** A selection of everything a type holds, so that a field added later is asked for too. */
function everythingIn(type: GraphQLNamedType): string {
  if (isUnionType(type))
    return ` { ${type
      .getTypes()
      .map((each) => `... on ${each.name}${everythingIn(each)}`)
      .join(' ')} }`;
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields());
  const inNeed = fields.find(({ args }) =>
    args.some((each) => isNonNullType(each.type) && each.defaultValue === undefined),
  );
  if (inNeed !== undefined) throw new Error(`${type.name}.${inNeed.name} asks for arguments: teach graphOperations.ts`);
  return ` { ${fields.map((each) => each.name + everythingIn(getNamedType(each.type))).join(' ')} }`;
}

/** Places in a value of the type where it holds an id. Each list is taken to have one entry. */
function idPlacesIn(type: GraphQLInputType, place: string): string[] {
  if (isNonNullType(type)) return idPlacesIn(type.ofType, place);
  if (isListType(type)) return idPlacesIn(type.ofType, `${place}.0`);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((each) => idPlacesIn(each.type, `${place}.${each.name}`));
  return type.name === 'ID' || place === 'after' ? [place] : [];
}

function operationOf(kind: 'mutation' | 'query', field: Field): GraphOperation {
  const { name, args } = field;
  const declared = args.map((each) => `$${each.name}: ${String(each.type)}`).join(', ');
  const given = args.map((each) => `${each.name}: $${each.name}`).join(', ');
  const call = `${name}${given === '' ? '' : `(${given})`}${everythingIn(getNamedType(field.type))}`;
  return {
    name,
    args,
    text: `${kind}${declared === '' ? '' : ` (${declared})`} { ${kind === 'query' ? `me { ${call} }` : call} }`,
    idPlaces: args.flatMap((each) => idPlacesIn(each.type, each.name)),
  };
}

function fieldsOf(typeName: string): Field[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The graph has no type ${typeName}`);
  return Object.values(type.getFields());
}

/** The fields of the `input` of an operation; none where it has none. */
export function inputFieldsOf({ args }: Pick<GraphOperation, 'args'>): string[] {
  const type = args.find((each) => each.name === 'input')?.type;
  const input = isNonNullType(type) ? type.ofType : type;
  return isInputObjectType(input) ? Object.keys(input.getFields()) : [];
}

/** Every mutation there is, by its name. */
export const MUTATIONS = new Map(fieldsOf('Mutation').map((each) => [each.name, operationOf('mutation', each)]));

/** A query for every field of a person, by its name. */
export const QUERIES = new Map(fieldsOf('User').map((each) => [each.name, operationOf('query', each)]));
