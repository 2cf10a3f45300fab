/** The time in ms to wait for the app's service worker, which starts a little after the page. */
const PATIENCE = 15_000;

async function pushManager(): Promise<PushManager> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No service worker')), PATIENCE));
  const { pushManager: manager } = await Promise.race([navigator.serviceWorker.ready, late]);
  return manager;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const sameBytes = (one: ArrayBuffer | null, other: Uint8Array) =>
  one !== null && new Uint8Array(one).join() === other.join();

/** This browser's subscription under the service's key; one under an older key is of no use any more. */
export async function subscribe(pushKey: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const manager = await pushManager();
  const key = bytesOf(pushKey);
  const known = await manager.getSubscription();
  const isOurs = known !== null && sameBytes(known.options.applicationServerKey, key);
  if (known !== null && !isOurs) await known.unsubscribe();
  const subscription = isOurs ? known : await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** The id by which the account knows this browser; undefined where it is not subscribed. */
export async function ownDeviceId(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? deviceIdOf(subscription.endpoint) : undefined;
}

/** The graph's own way to an id (`PushDevice.id`). */
export async function deviceIdOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** This browser takes nothing more, whatever the service still knows. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
