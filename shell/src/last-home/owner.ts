import { claimsOf } from '@spire/client/claimsOf';
import { lastSession } from '@spire/client/storedSession';
import { deviceStorage } from '@spire/domain/deviceStorage';
import { OWNER_KEY, type Owner } from './lastHome.ts';

/** Whose Home lies on this device; undefined where none does. */
export function ownerOfLastHome(): Owner | undefined {
  try {
    return (JSON.parse(deviceStorage.getItem(OWNER_KEY) ?? 'null') as Owner | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The owner that whoever is signed in now would be; undefined where nobody is. */
export function ownerNow(key: string, path: string): Owner | undefined {
  const session = lastSession(key);
  const id = claimsOf(session?.access_token)?.['session_id'];
  return session === undefined || typeof id !== 'string'
    ? undefined
    : { key, user: session.user.id, session: id, path };
}

/** From now on nothing of it is painted, whatever lies sealed. */
export function disownLastHome(): void {
  deviceStorage.removeItem(OWNER_KEY);
}
