import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Value = Record<string, unknown>;
type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Makes the value to answer out of what subgraphs told; null where there is none, and NOTHING where none may be null. */
type Complete = (value: unknown) => unknown;

const NOTHING = Symbol('null where there must be a value');

/** What is not worth a way of its own; whoever asks for it is answered by Apollo's. */
class Unusual extends Error {}

const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null;

function createShaping(schema: GraphQLSchema, fragments: Fragments) {
  /** The fields of selections for one object type, those of the same key together. */
  function collect(selections: SelectionSetNode, type: GraphQLObjectType, fields: Map<string, FieldNode[]>): void {
    for (const selection of selections.selections) {
      if (selection.directives?.length) throw new Unusual();
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        // Every object has these: what a subgraph told under such a name could not be told from that.
        if (key in Object.prototype) throw new Unusual();
        fields.set(key, [...(fields.get(key) ?? []), selection]);
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      if (fragment === undefined || fragment.directives?.length) throw new Unusual();
      const condition = schema.getType(fragment.typeCondition?.name.value ?? type.name);
      if (condition === type || (isAbstractType(condition) && schema.isSubType(condition, type)))
        collect(fragment.selectionSet, type, fields);
    }
  }

  function ofObject(type: GraphQLObjectType, selections: readonly SelectionSetNode[]): Complete {
    const nodes = new Map<string, FieldNode[]>();
    for (const each of selections) collect(each, type, nodes);
    const fields = [...nodes].map(([key, [first, ...more]]): [string, Complete] => {
      const name = first?.name.value ?? '';
      if (name === '__typename') return [key, () => type.name];
      const field = type.getFields()[name];
      if (field === undefined || first === undefined) throw new Unusual();
      return [key, ofType(field.type, [first, ...more])];
    });
    return (value) => {
      if (!isValue(value)) return null;
      const answer: Value = {};
      for (const [key, complete] of fields) {
        const completed = complete(value[key]);
        if (completed === NOTHING) return null;
        answer[key] = completed;
      }
      return answer;
    };
  }

  function ofType(type: GraphQLOutputType, nodes: readonly FieldNode[]): Complete {
    if (isNonNullType(type)) {
      const complete = ofType(type.ofType, nodes);
      return (value) => complete(value) ?? NOTHING;
    }
    if (isListType(type)) {
      const complete = ofType(type.ofType, nodes);
      return (value) => {
        if (!Array.isArray(value)) return null;
        const entries = value.map(complete);
        return entries.includes(NOTHING) ? null : entries;
      };
    }
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (isObjectType(type)) return ofObject(type, selections);
    if (!isAbstractType(type)) return (value) => value ?? null;
    const possible = new Map(schema.getPossibleTypes(type).map((each) => [each.name, ofObject(each, selections)]));
    return (value) => (isValue(value) ? (possible.get(String(value['__typename']))?.(value) ?? null) : null);
  }

  return ofObject;
}

/**
 * How an operation is answered: the fields it asks for in its order, and null up to the next place where that may be.
 * Undefined for an operation with directives or questions about the schema.
 */
export function answerShapeOf(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
): Complete | undefined {
  const root = schema.getRootType(operation);
  if (!root) return undefined;
  try {
    return createShaping(schema, fragments)(root, [selectionSet]);
  } catch (error) {
    if (error instanceof Unusual) return undefined;
    throw error;
  }
}
