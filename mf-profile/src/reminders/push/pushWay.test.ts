import { pushWay, type PushBrowser } from './pushWay.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15';
const PC = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const browser = (permission: NotificationPermission, userAgent = PC): PushBrowser => ({
  navigator: { userAgent, maxTouchPoints: 0, serviceWorker: {} },
  PushManager: {},
  Notification: { permission },
});

test('a browser that can be reminded in is open until it has said no', () => {
  expect(pushWay(browser('default'), true)).toBe('open');
  expect(pushWay(browser('granted'), true)).toBe('open');
  expect(pushWay(browser('denied'), true)).toBe('denied');
});

test('where nothing is sent, no browser is at fault', () => {
  expect(pushWay(browser('denied'), false)).toBe('notOffered');
});

test('an iPhone needs Spire on its home screen; where it is there already, it is too old', () => {
  const navigator = { userAgent: PHONE, maxTouchPoints: 5, serviceWorker: {} };
  expect(pushWay({ navigator }, true)).toBe('needsHomeScreen');
  expect(pushWay({ navigator: { ...navigator, standalone: true } }, true)).toBe('notHere');
  expect(pushWay(browser('default', PHONE), true)).toBe('open');
});

test('any other browser without push says so', () => {
  expect(pushWay({ navigator: { userAgent: PC, maxTouchPoints: 0, serviceWorker: {} } }, true)).toBe('notHere');
});
