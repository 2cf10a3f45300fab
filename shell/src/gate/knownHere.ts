import { storedLanguage } from '@spire/i18n';
import type { PersonQuery } from './Person.generated.ts';
import { PersonDocument } from './Person.generated.ts';

/** Whether this device has still to send the language that somebody chose on it without a network. */
export async function isLanguageWaiting(userId: string): Promise<boolean> {
  try {
    const { waitingLanguage } = await import(/* webpackChunkName: "known" */ '@spire/client/keptPerson');
    return (await waitingLanguage(userId)) === storedLanguage();
  } catch {
    return false;
  }
}

/** The person as this device knew them last; undefined when it does not. */
export async function knownHere(userId: string): Promise<PersonQuery | undefined> {
  try {
    const { keptPerson } = await import(/* webpackChunkName: "known" */ '@spire/client/keptPerson');
    return await keptPerson(userId, PersonDocument);
  } catch {
    return undefined;
  }
}
