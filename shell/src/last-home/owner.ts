import { LAST_WRITE_KEY } from '@spire/client/lastWrite';
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

/** From now on nothing of it is painted, whatever lies sealed. */
export function disownLastHome(): void {
  deviceStorage.removeItem(OWNER_KEY);
  deviceStorage.removeItem(LAST_WRITE_KEY);
}
