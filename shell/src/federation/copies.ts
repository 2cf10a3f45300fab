/** A library at hand, or one that is fetched when a remote first asks for it. */
export type Copy = { lib: () => object } | { get: () => Promise<() => object> };

/**
 * A copy that is fetched when first asked for. The federation runtime remembers what is being fetched, also when that
 * has failed, and would answer every retry with the old failure; so a failure is forgotten.
 */
export function fetchedLater(fetch: () => Promise<object>): Copy {
  return {
    get(this: { loading?: unknown }) {
      return fetch().then(
        (copy) => () => copy,
        (failure: unknown) => {
          this.loading = null;
          throw failure;
        },
      );
    },
  };
}
