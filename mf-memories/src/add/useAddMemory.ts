import { useMutation } from '@spire/client';
import { useSession } from '@spire/remote-kit';
import { AddMemoryDocument, type AddMemoryInput } from './AddMemory.generated.ts';

interface Reference {
  __ref: string;
}

interface StoredConnection {
  nodes: readonly Reference[];
  totalCount: number;
}

/**
 * Saves a memory and puts it first in every list of memories already fetched. Rejects when the server did not take it;
 * a repeat with the same id changes nothing twice.
 */
export function useAddMemory(): { add: (input: AddMemoryInput) => Promise<void>; isSaving: boolean } {
  const { userId } = useSession();
  const [mutate, { loading }] = useMutation(AddMemoryDocument, {
    update(cache, { data }) {
      if (!data) return;
      const owner = cache.identify({ __typename: 'User', id: userId });
      if (owner === undefined) return;
      const added = { __ref: cache.identify({ __typename: 'Memory', id: data.addMemory.id }) ?? '' };
      cache.modify<{ memories: StoredConnection }>({
        id: owner,
        fields: {
          memories(stored) {
            const connection = stored as StoredConnection;
            if (connection.nodes.some(({ __ref }) => __ref === added.__ref)) return stored;
            return { ...connection, nodes: [added, ...connection.nodes], totalCount: connection.totalCount + 1 };
          },
        },
      });
    },
  });
  return {
    add: async (input) => {
      await mutate({ variables: { input } });
    },
    isSaving: loading,
  };
}
