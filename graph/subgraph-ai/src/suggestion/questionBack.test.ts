import { questionBack } from './questionBack.ts';

test.each(['Hva kan du?', 'hva kan denne appen brukes til?', 'What can you do?', 'hi, what is this app for?'])(
  'who asks what the app can do is told what to write: %s',
  async (prompt) => {
    await expect(questionBack(prompt)).resolves.toBe('about_spire');
  },
);

test.each(['jeg får ikke sove', 'something with water'])('what is understood is asked nothing: %s', async (prompt) => {
  await expect(questionBack(prompt)).resolves.toBeNull();
});

test('what may mean several things is asked about (D55)', async () => {
  await expect(questionBack('det er bare sånn')).resolves.toMatch(/^(?:body_or_mind|rest_or_do)$/u);
});
