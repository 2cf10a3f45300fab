/** @jest-environment @spire/testing/browserEnvironment */
import { waitFor } from '@testing-library/react';
import messages from '../messages/no.ts';
import { FakeRecorder, giveMicrophone, takeMicrophone } from '../testing/fakeRecorder.ts';
import { FORM, startMemories, walkIn } from '../testing/memoryWorld.tsx';

const words = messages.voice;
afterEach(() => takeMicrophone());

async function open(first: object = {}, path = FORM) {
  const graph = await startMemories(1, undefined, { first });
  const page = await walkIn(graph, path);
  await page.findByRole('button', { name: words.start });
  return {
    page,
    fill: async () => {
      await page.write(messages.form.name, 'Kaffe');
      await page.write(messages.form.description, 'Sol');
    },
    sent: () => graph.of('AddMemory').map(({ variables }) => variables['input'] as object),
    record: async () => {
      await page.press(words.start);
      await page.findByRole('timer');
      FakeRecorder.last?.hear();
    },
  };
}

test('the microphone is asked for by a press and not before', async () => {
  const { getUserMedia } = giveMicrophone();
  const { page, record } = await open();
  expect(getUserMedia).not.toHaveBeenCalled();
  await record();
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(page.getByRole('button', { name: words.stop }));
});

test('while it records nothing is saved, and where it cannot be brought nothing is lost', async () => {
  giveMicrophone();
  const { page, fill, sent, record } = await open();
  await fill();
  await record();
  await page.press(messages.form.save);
  expect((await page.findByRole('alert')).textContent).toContain(words.stopFirst);
  await page.press(words.stop);
  await page.findByText(words.ended.person);
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('button', { name: words.again })));
  await page.write(new RegExp(words.words.replace('?', '\\?')), 'Bekken');
  // No storage service answers here.
  await page.press(messages.form.save);
  await page.findByText(messages.form.failedTitle);
  expect(sent()).toEqual([]);
  expect(page.getByRole('button', { name: words.play })).toBeTruthy();
  expect(page.getByLabelText(new RegExp(words.words.replace('?', '\\?')))).toHaveProperty('value', 'Bekken');
});

test('removing it asks first, and takes its words with it', async () => {
  giveMicrophone();
  const { page, fill, sent, record } = await open();
  await fill();
  await record();
  await page.press(words.stop);
  await page.press(words.remove);
  await page.findByText(words.removeText);
  await page.press(words.keep);
  await page.findByRole('button', { name: words.again });
  await page.press(words.remove);
  const dialog = await page.findByRole('dialog');
  dialog.querySelectorAll('button').forEach((each) => each.textContent === words.remove && each.click());
  await page.findByRole('button', { name: words.start });
  await page.press(messages.form.save);
  await waitFor(() => expect(sent()).toMatchObject([{ voicePath: null, voiceText: '' }]));
});

test('one that cannot be recorded anew leaves the one before', async () => {
  giveMicrophone();
  const { page, record } = await open();
  await record();
  await page.press(words.stop);
  await page.findByText(words.ended.person);
  giveMicrophone('NotAllowedError');
  await page.press(words.again);
  await page.findByText(new RegExp(words.problems.refused));
  expect(page.getByRole('button', { name: words.play })).toBeTruthy();
});

test.each([
  ['NotAllowedError', words.problems.refused],
  ['NotFoundError', words.problems.absent],
  ['NotReadableError', words.problems.inUse],
])('%s is met with a sentence, and what was written stands', async (name, sentence) => {
  giveMicrophone(name);
  const { page, fill } = await open();
  await fill();
  await page.press(words.start);
  const alert = await page.findByRole('alert');
  expect(alert.textContent).toContain(sentence);
  expect(page.getByLabelText(messages.form.name)).toHaveProperty('value', 'Kaffe');
});

test('so is a browser that cannot record', async () => {
  const { page } = await open();
  await page.press(words.start);
  expect((await page.findByRole('alert')).textContent).toContain(words.problems.unsupported);
});
