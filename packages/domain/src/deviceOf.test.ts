import { deviceOf } from './deviceOf.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PAD = 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a user agent in plain words', () => {
  it.each([
    ['Chrome', 'Windows', `${WINDOWS} ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`],
    ['Edge', 'Windows', `${WINDOWS} ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`],
    ['Opera', 'Windows', `${WINDOWS} ${WEBKIT} Chrome/128.0.0.0 Safari/537.36 OPR/114.0.0.0`],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`],
    ['Chrome', 'Android', `${ANDROID} ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['Edge', 'Android', `${ANDROID} ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0`],
    ['Samsung Internet', 'Android', `${ANDROID} ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`],
    ['Safari', 'Mac', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`],
    ['Safari', 'iPhone', `${PHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
    ['Chrome', 'iPhone', `${PHONE} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`],
    ['Firefox', 'iPhone', `${PHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
    ['Safari', 'iPad', `${PAD} Version/17.5 Mobile/15E148 Safari/604.1`],
  ])('%s on %s', (browser, system, userAgent) => expect(deviceOf(userAgent)).toEqual({ browser, system }));

  it('says only what it knows', () => {
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0) SomethingNew/1.0')).toEqual({
      browser: undefined,
      system: 'Windows',
    });
    for (const unknown of ['', 'node', 'curl/8.5.0']) expect(deviceOf(unknown)).toEqual({});
  });
});
