import type { PersonQuery } from './Person.generated.ts';
import { PersonDocument } from './Person.generated.ts';

/** The person as this device knew them last; undefined when it does not. */
export async function knownHere(userId: string): Promise<PersonQuery | undefined> {
  try {
    const { keptPerson } = await import(/* webpackChunkName: "known" */ '@spire/client/keptPerson');
    return await keptPerson(userId, PersonDocument);
  } catch {
    return undefined;
  }
}
