import type { TypedDocumentNode } from '@spire/client';
import { askGraph } from '@spire/client/askGraph';
import { useCallback } from 'react';
import { useShell } from '../ShellContext.tsx';

type Variables = Record<string, unknown>;
type Ask = <T, V extends Variables>(document: TypedDocumentNode<T, V>, variables?: V) => Promise<T>;

/** The graph without Apollo: this page asks four plain things, and recovery codes must lie in no cache. */
export function useGraph(): Ask {
  const { graphqlUrl } = useShell().config;
  return useCallback<Ask>((document, variables) => askGraph(graphqlUrl, document, variables), [graphqlUrl]);
}
