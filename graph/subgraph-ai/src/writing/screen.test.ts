import { someAreOfControl } from './screen.ts';

test('the classifier of requests is given the request, and nothing else', async () => {
  const asked = 'sønnen min på 19 vil at jeg skal vaske klærne hans';
  await expect(someAreOfControl([asked, 'at han gjør det selv fra nå av'], [asked])).resolves.toBe(false);
});

test('what is needed is screened by the rules all the same', async () => {
  await expect(
    someAreOfControl(['vaske klærne hans', 'at han slutter å slå meg'], ['vaske klærne hans']),
  ).resolves.toBe(true);
});
