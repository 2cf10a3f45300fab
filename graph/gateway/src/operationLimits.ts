import { type DocumentNode, type FieldNode, Kind, parse, type SelectionSetNode, visit } from 'graphql';
import { isAboutSchema } from './introspection.ts';

/**
 * Most any client of ours needs, with room; the deepest and the widest screens use about half. `cost` is the number of
 * values an answer can hold: fields, those of a page as often as it has entries.
 */
export const OPERATION_LIMITS = {
  depth: 12,
  aliases: 30,
  fields: 400,
  directives: 20,
  variables: 30,
  cost: 8000,
} as const;

/** From this cost on an operation is paid for with processor time (D76). */
export const COSTLY_OPERATION = 1000;

/** The length a page counts as when a variable says how long it is; no page is longer, whatever is asked for. */
const LONGEST_PAGE = 100;

/** The limits past which nothing is looked at: parsing comes before every rule. */
export const PARSE_LIMITS = { maxLexicalTokens: 2000, maxComments: 200, maxSourceLength: 50_000 } as const;

interface Measures {
  depth: number;
  aliases: number;
  fields: number;
  directives: number;
  cost: number;
}

const NOTHING: Measures = { depth: 0, aliases: 0, fields: 0, directives: 0, cost: 0 };

/** How often what is inside a field can come: as often as its page is long. */
function timesOf({ arguments: given = [] }: FieldNode): number {
  const first = given.find(({ name }) => name.value === 'first')?.value;
  if (first === undefined) return 1;
  const wanted = first.kind === Kind.INT ? Number(first.value) : LONGEST_PAGE;
  return Math.min(Math.max(wanted, 1), LONGEST_PAGE);
}

/** Depth, aliases, fields, directives and cost of an operation with its fragments spread out; a spread that loops counts as too deep. */
function createMeasuring(document: DocumentNode): (selections: SelectionSetNode) => Measures {
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const measured = new Map<string, Measures | 'in progress'>();

  function measureFragment(name: string): Measures {
    const known = measured.get(name);
    if (known === 'in progress') return { ...NOTHING, depth: Number.POSITIVE_INFINITY };
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    if (fragment === undefined) return NOTHING;
    measured.set(name, 'in progress');
    const result = measure(fragment.selectionSet);
    measured.set(name, result);
    return result;
  }

  function measure(selections: SelectionSetNode): Measures {
    const total: Measures = { ...NOTHING };
    for (const selection of selections.selections) {
      const isField = selection.kind === Kind.FIELD;
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : selection.selectionSet === undefined
            ? NOTHING
            : measure(selection.selectionSet);
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0));
      total.aliases += inner.aliases + (isField && selection.alias !== undefined ? 1 : 0);
      total.fields += inner.fields + (isField ? 1 : 0);
      total.directives += inner.directives + (selection.directives?.length ?? 0);
      total.cost += isField ? 1 + timesOf(selection) * inner.cost : inner.cost;
    }
    return total;
  }

  return measure;
}

interface Judged {
  /** The limits a document exceeds, unused parts included: deeper, wider or more repetitive than our clients need. */
  exceeded: string[];
  /** Values that its costliest part can answer. */
  cost: number;
}

function judged(document: DocumentNode): Judged {
  const measure = createMeasuring(document);
  let written = 0;
  let cost = 0;
  visit(document, { Field: () => void (written += 1) });
  const exceeded = new Set<string>(written > OPERATION_LIMITS.fields ? ['fields'] : []);
  for (const each of document.definitions) {
    if (each.kind !== Kind.OPERATION_DEFINITION && each.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const measured = measure(each.selectionSet);
    cost = Math.max(cost, measured.cost);
    const isOfSchema =
      each.kind === Kind.OPERATION_DEFINITION
        ? isAboutSchema(each.selectionSet)
        : each.typeCondition.name.value.startsWith('__');
    const all: Measures & { variables: number } = {
      ...measured,
      depth: isOfSchema ? measured.depth / 2 : measured.depth,
      directives: measured.directives + (each.directives?.length ?? 0),
      variables: each.kind === Kind.OPERATION_DEFINITION ? (each.variableDefinitions?.length ?? 0) : 0,
    };
    for (const [name, limit] of Object.entries(OPERATION_LIMITS))
      if (all[name as keyof typeof OPERATION_LIMITS] > limit) exceeded.add(name);
  }
  const words = (name: string) => (name === 'cost' ? 'much to answer' : `many ${name === 'depth' ? 'levels' : name}`);
  return { cost, exceeded: [...exceeded].map((name) => `The operation has too ${words(name)}`) };
}

/** Texts within the limits, which come again and again. */
const REMEMBERED_TEXTS = 1000;

/**
 * Answers what limits a text exceeds and what it costs, before it is validated, which takes time with the square of its
 * fields. A text that cannot be read exceeds none: that is told by whoever reads it next.
 */
export function createLimitCheck(): (query: unknown) => Judged {
  const within = new Map<string, Judged>();
  return (query) => {
    const known = typeof query === 'string' ? within.get(query) : NO_OPERATION;
    if (known !== undefined) return known;
    try {
      const found = judged(parse(String(query), { ...PARSE_LIMITS, noLocation: true }));
      if (found.exceeded.length > 0) return found;
      if (within.size >= REMEMBERED_TEXTS) within.clear();
      within.set(String(query), found);
      return found;
    } catch {
      return NO_OPERATION;
    }
  };
}

const NO_OPERATION: Judged = { exceeded: [], cost: 0 };
