/**
 * TypeGraphQL asks at each decorator whether type reflection exists. Every type here is stated by hand (a thunk on each
 * field and argument), so an empty answer is all it needs. Import this before the first decorated class.
 */
if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: () => undefined });

export {};
