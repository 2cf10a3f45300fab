import i18next from 'i18next';
import { tellOfMissing } from './missingKeys.ts';

const ARRIVAL = 20;

test('a text that is missing is named once, with its namespace; one that arrives late is not', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const instance = i18next.createInstance();
  await instance.init({ lng: 'no', fallbackLng: false, ns: [], ...tellOfMissing(instance, ARRIVAL) });
  instance.addResourceBundle('no', 'tools', { title: 'Verktøy', minutes_one: 'et minutt', minutes_other: 'minutter' });
  const t = instance.getFixedT(null, 'tools');
  t('title');
  t('minutes', { count: 2 });
  t('titel');
  t('titel');
  t('minutes');
  instance.getFixedT(null, 'late')('hello');
  instance.addResourceBundle('no', 'late', { hello: 'hei' });
  await new Promise((resolve) => setTimeout(resolve, 3 * ARRIVAL));

  expect(said.mock.calls.flat()).toEqual([
    'No text in no: namespace tools, key titel',
    'No text in no: namespace tools, key minutes',
  ]);
  said.mockRestore();
});
