import type { MeQuery } from './Me.generated.ts';

/** The person as `/meg` reads them, all in one question. */
export type Me = MeQuery['me'];
