import { deviceStorage } from '@spire/domain/deviceStorage';
import { DEVICE_HEADER } from '@spire/domain/servicePaths';

/** Kept for the service that gave it: another one, to which an installation may move, refuses a header it does not know. */
const keyOf = (authUrl: string) => `spire.device.${authUrl}`;

/** Adds the proof of this browser to a request to the sign-in service; unchanged where it was never given one. */
export function withDevice(authUrl: string, init: RequestInit): RequestInit {
  const value = deviceStorage.getItem(keyOf(authUrl));
  if (value === null) return init;
  const headers = new Headers(init.headers);
  headers.set(DEVICE_HEADER, value);
  return { ...init, headers };
}

/**
 * Keeps the proof that an answer brings: strangers' wrong passwords then do not lock this browser out (decision 0103).
 * It stays after a log-out, when it is needed; it names nobody, and opens nothing.
 */
export function keepDevice(authUrl: string, response: Response): Response {
  const value = response.headers.get(DEVICE_HEADER);
  if (value !== null) deviceStorage.setItem(keyOf(authUrl), value);
  return response;
}
