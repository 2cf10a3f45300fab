import type { ImportsQuery } from './Imports.generated.ts';

export type KnownImport = ImportsQuery['me']['imports'][number];
