import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';

/** The one thing a person who has lost their second factor may do without it. */
const RECOVERY_FIELD = 'useRecoveryCode';

function isRecoveryAlone({ operation, selectionSet }: OperationDefinitionNode): boolean {
  const [only, ...more] = selectionSet.selections;
  if (operation !== OperationTypeNode.MUTATION || only?.kind !== Kind.FIELD || more.length > 0) return false;
  return only.name.value === RECOVERY_FIELD;
}

/** Whether all a request asks for is to use a recovery code. A document with more than that one operation is refused. */
export function isRecovery(query: unknown): boolean {
  if (typeof query !== 'string' || !query.includes(RECOVERY_FIELD)) return false;
  try {
    const { definitions } = parse(query, { maxLexicalTokens: 100 });
    const [only, ...more] = definitions;
    return only?.kind === Kind.OPERATION_DEFINITION && more.length === 0 && isRecoveryAlone(only);
  } catch {
    return false;
  }
}
