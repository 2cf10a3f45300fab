import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { isAboutSchema } from './introspection.ts';

/** Most any client of ours needs, with room; the deepest and the widest screens use about half. */
export const OPERATION_LIMITS = { depth: 12, aliases: 30, fields: 400 } as const;

/** What is looked at no further: parsing comes before every rule. */
export const PARSE_LIMITS = { maxLexicalTokens: 2000, maxComments: 200, maxSourceLength: 50_000 } as const;

interface Measures {
  depth: number;
  aliases: number;
  fields: number;
}

/** Depth, aliases and fields of an operation with its fragments spread out; a spread that loops counts as too deep. */
function createMeasuring(document: DocumentNode): (selections: SelectionSetNode) => Measures {
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const measured = new Map<string, Measures | 'in progress'>();

  function measureFragment(name: string): Measures {
    const known = measured.get(name);
    if (known === 'in progress') return { depth: Number.POSITIVE_INFINITY, aliases: 0, fields: 0 };
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    if (fragment === undefined) return { depth: 0, aliases: 0, fields: 0 };
    measured.set(name, 'in progress');
    const result = measure(fragment.selectionSet);
    measured.set(name, result);
    return result;
  }

  function measure(selections: SelectionSetNode): Measures {
    const total: Measures = { depth: 0, aliases: 0, fields: 0 };
    for (const selection of selections.selections) {
      const isField = selection.kind === Kind.FIELD;
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : selection.selectionSet === undefined
            ? { depth: 0, aliases: 0, fields: 0 }
            : measure(selection.selectionSet);
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0));
      total.aliases += inner.aliases + (isField && selection.alias !== undefined ? 1 : 0);
      total.fields += inner.fields + (isField ? 1 : 0);
    }
    return total;
  }

  return measure;
}

/** Validation rule: refuses operations that are deeper, wider or more repetitive than any client of ours needs. */
export function operationLimitsRule(context: ValidationContext): ASTVisitor {
  const measure = createMeasuring(context.getDocument());
  return {
    OperationDefinition(operation) {
      const { depth, aliases, fields } = measure(operation.selectionSet);
      const isSchemaQuestion = isAboutSchema(operation.selectionSet);
      const exceeded = Object.entries({ depth: isSchemaQuestion ? depth / 2 : depth, aliases, fields }).filter(
        ([name, value]) => value > OPERATION_LIMITS[name as keyof Measures],
      );
      for (const [name] of exceeded)
        context.reportError(new GraphQLError(`The operation has too many ${name === 'depth' ? 'levels' : name}`));
    },
  };
}
