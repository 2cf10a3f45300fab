import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** Something of that type, with every field of an input; texts, ids and times as given by the name of their type. */
function sampleOf(type: GraphQLInputType, scalars: Readonly<Record<string, unknown>>): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, scalars);
  if (isListType(type)) return isInputObjectType(getNamedType(type)) ? [sampleOf(type.ofType, scalars)] : [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, sampleOf(field.type, scalars)]),
    );
  return scalars[type.name] ?? { Int: 1, Boolean: true }[type.name] ?? 'x';
}

/** The input of a mutation, or its arguments where it has none, filled with samples. */
export function sampleInput(
  schema: GraphQLSchema,
  mutation: string,
  scalars: Readonly<Record<string, unknown>> = {},
): object {
  const args = schema.getMutationType()?.getFields()[mutation]?.args ?? [];
  const samples = Object.fromEntries(args.map(({ name, type }) => [name, sampleOf(type, scalars)]));
  return (samples['input'] ?? samples) as object;
}
