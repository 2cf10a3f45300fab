import { platformOf } from '@spire/domain/platforms';

/** Whether a browser can be reminded in; else why not (A40). */
export type PushWay = 'open' | 'notOffered' | 'notHere' | 'needsHomeScreen' | 'denied';

/** The parts of a browser in use. */
export interface PushBrowser {
  navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { serviceWorker?: unknown; standalone?: boolean };
  PushManager?: unknown;
  Notification?: { permission: NotificationPermission };
}

/** `hasKey`: whether whoever runs the service sends anything. Safari on a phone has no push but in an app that is installed. */
export function pushWay(browser: PushBrowser, hasKey: boolean): PushWay {
  if (!hasKey) return 'notOffered';
  const { navigator, PushManager, Notification } = browser;
  if (navigator.serviceWorker === undefined || PushManager === undefined || Notification === undefined)
    return platformOf(navigator) === 'ios' && navigator.standalone !== true ? 'needsHomeScreen' : 'notHere';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}
