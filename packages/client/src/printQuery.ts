import type {
  ArgumentNode,
  DefinitionNode,
  DocumentNode,
  FieldNode,
  NamedTypeNode,
  OperationDefinitionNode,
  SelectionNode,
  TypeNode,
  ValueNode,
  VariableNode,
} from 'graphql';

const kindOf = ({ kind }: { kind: string }): string => kind;
const isField = (node: SelectionNode): node is FieldNode => kindOf(node) === 'Field';
const isOperation = (node: DefinitionNode | undefined): node is OperationDefinitionNode =>
  node !== undefined && kindOf(node) === 'OperationDefinition';

const inBrackets = (parts: readonly string[] = []) => (parts.length === 0 ? '' : `(${parts.join(', ')})`);

const isVariable = (node: ValueNode): node is VariableNode => kindOf(node) === 'Variable';
const isNamedType = (node: TypeNode): node is NamedTypeNode => kindOf(node) === 'NamedType';

function printArgument({ name, value }: ArgumentNode): string {
  if (!isVariable(value)) throw new Error('printQuery knows arguments that are variables only');
  return `${name.value}: $${value.name.value}`;
}

function printType(type: TypeNode): string {
  if (isNamedType(type)) return type.name.value;
  return kindOf(type) === 'NonNullType' ? `${printType(type.type)}!` : `[${printType(type.type)}]`;
}

function printSelections(selections: readonly SelectionNode[]): string {
  const fields = selections.map((node) => {
    if (!isField(node) || node.alias || node.directives?.length) {
      throw new Error('printQuery knows plain fields only');
    }
    const inner = node.selectionSet;
    const field = node.name.value + inBrackets(node.arguments?.map(printArgument));
    return inner === undefined ? field : `${field} ${printSelections(inner.selections)}`;
  });
  return `{ ${fields.join(' ')} }`;
}

/**
 * The text of an operation made of plain fields and variables, in a tenth of the bytes of graphql's own printer. Throws
 * at anything else: such questions belong to Apollo.
 */
export function printQuery(document: DocumentNode): string {
  const [operation, ...others] = document.definitions;
  if (!isOperation(operation) || others.length > 0) throw new Error('printQuery knows one operation only');
  const variables = operation.variableDefinitions?.map(
    ({ variable, type }) => `$${variable.name.value}: ${printType(type)}`,
  );
  const name = (operation.name?.value ?? '') + inBrackets(variables);
  return `${operation.operation} ${name} ${printSelections(operation.selectionSet.selections)}`;
}
