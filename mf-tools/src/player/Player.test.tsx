/** @jest-environment @spire/testing/browserEnvironment */
import { setAppearance } from '@spire/remote-kit';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { useKeptTimer } from '@spire/ui/useKeptTimer.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { Player } from './Player.tsx';

const SENTENCES = ['Legg hånda på noe mykt.', 'Kjenn hvor varmt det er.', 'Hvil der litt.'];

function Session({ seconds }: { seconds: number }) {
  const timer = useKeptTimer('test', seconds);
  const ways = { onDone: () => undefined, onAsk: () => undefined, onStop: () => undefined, onClose: () => undefined };
  return <Player title="Hvile" under="Liggende" sentences={SENTENCES} seconds={seconds} timer={timer} {...ways} />;
}

const voice = (lang: string, localService = true) => ({
  lang,
  localService,
  name: lang,
  voiceURI: lang,
  default: false,
});

/** A speech synthesis that says nothing, and keeps what it was given, with the time. */
function standIn(voices: ReturnType<typeof voice>[]) {
  const said: { text: string; voice: string; rate: number; at: number }[] = [];
  let spoken: Utterance | undefined;
  class Utterance extends EventTarget {
    text: string;
    voice = voice('');
    rate = 1;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (words: Utterance) => {
      spoken = words;
      said.push({ text: words.text, voice: words.voice.lang, rate: words.rate, at: Date.now() });
    },
    cancel: () => {
      const stopped = spoken;
      spoken = undefined;
      stopped?.dispatchEvent(new Event('end'));
    },
  });
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
  return {
    said,
    texts: () => said.map(({ text }) => text),
    isSpeaking: () => spoken !== undefined,
    finish: () => {
      const heard = spoken;
      spoken = undefined;
      heard?.dispatchEvent(new Event('end'));
    },
    bring: (more: ReturnType<typeof voice>[]) => {
      voices.push(...more);
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}

const show = async ({ seconds = 120 } = {}) =>
  renderPage(<Session seconds={seconds} />, {
    graph: await startGraphStandIn({}),
    language: 'no',
    path: '/',
    namespaces: [toolFrame],
  });
const readAloud = () => screen.queryByRole('switch', { name: 'Les høyt' });
const turnOn = async () => {
  const row = await screen.findByRole('switch', { name: 'Les høyt' });
  act(() => void fireEvent.click(row));
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  setAppearance({ isCalm: false });
  Reflect.deleteProperty(window, 'speechSynthesis');
});

test.each([
  ['none at all', []],
  ['only one that lies elsewhere (D75)', [voice('nb-NO', false)]],
  ['only one of another language', [voice('en-GB'), voice('de-DE')]],
])('with %s there is nothing to turn on', async (_, voices) => {
  standIn(voices);
  const page = await show();
  await page.findByRole('timer');
  expect(readAloud()).toBeNull();
});

test('a voice that comes late is offered once it is there', async () => {
  const speech = standIn([]);
  const page = await show();
  await page.findByRole('timer');
  expect(readAloud()).toBeNull();
  act(() => speech.bring([voice('nb_NO')]));
  expect(readAloud()).not.toBeNull();
});

test('nothing is read until it is turned on; then in the person’s language, slowly, by a voice of the device', async () => {
  const speech = standIn([voice('nb-NO', false), voice('en-GB'), voice('nb-NO')]);
  const page = await show();
  await page.findByRole('timer');
  expect(speech.said).toEqual([]);
  await turnOn();
  expect(speech.said).toMatchObject([{ text: SENTENCES[0], voice: 'nb-NO', rate: 0.9 }]);
  cleanup();
  expect(speech.isSpeaking()).toBe(false);
  await show();
  await waitFor(() => expect(speech.texts()).toEqual([SENTENCES[0], SENTENCES[0]]));
});

test('sentences that are read come by themselves, in their order and at their times, with a pause between', async () => {
  const speech = standIn([voice('nb-NO')]);
  const page = await show({ seconds: 6 });
  await page.findByRole('timer');
  await turnOn();
  speech.finish();
  await waitFor(() => expect(speech.texts()).toEqual(SENTENCES), { timeout: 8000 });
  const [first = 0, second = 0, third = 0] = speech.said.map(({ at }) => at);
  for (const gap of [second - first, third - second]) {
    expect(gap).toBeGreaterThan(900);
    expect(gap).toBeLessThan(4000);
  }
});

test('a pause is silent at once; what was broken off is read anew, what was heard is not', async () => {
  const speech = standIn([voice('nb-NO')]);
  const page = await show();
  await turnOn();
  await page.press('Pause');
  expect(speech.isSpeaking()).toBe(false);
  await page.press('Fortsett');
  expect(speech.texts()).toEqual([SENTENCES[0], SENTENCES[0]]);
  speech.finish();
  await page.press('Pause');
  await page.press('Fortsett');
  expect(speech.said).toHaveLength(2);
  await page.press('Neste');
  expect(speech.texts().at(-1)).toBe(SENTENCES[1]);
  await page.press('Forrige');
  expect(speech.texts().at(-1)).toBe(SENTENCES[0]);
});

test('sentences wait for the person where nothing was chosen, and come where that was', async () => {
  const page = await show({ seconds: 6 });
  await page.findByRole('timer');
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(page.getByText(SENTENCES[0] ?? '')).toBeTruthy();
  cleanup();
  localStorage.clear();
  localStorage.setItem('spire.pacer', JSON.stringify({ isTurning: true }));
  await show({ seconds: 6 });
  await waitFor(() => expect(screen.getByText(SENTENCES[1] ?? '')).toBeTruthy(), { timeout: 5000 });
});

test('a soft tone tells the end once that was chosen, and is remembered; before, nothing is heard', async () => {
  let tones = 0;
  class Node extends EventTarget {
    frequency = { value: 0 };
    gain = { setValueAtTime: () => 0, linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
    connect = () => this;
    start = () => (tones += 1);
    stop = () => undefined;
  }
  class AudioContext {
    currentTime = 0;
    destination = {};
    createOscillator = () => new Node();
    createGain = () => new Node();
    close = () => Promise.resolve();
  }
  Object.assign(window, { AudioContext });
  const past = () => act(() => new Promise((resolve) => setTimeout(resolve, 2600)));
  await show({ seconds: 2 });
  await past();
  expect(tones).toBe(0);
  cleanup();
  const page = await show({ seconds: 2 });
  await page.press('Valg');
  act(() => void fireEvent.click(screen.getByRole('checkbox', { name: 'En myk tone til slutt' })));
  cleanup();
  await show({ seconds: 2 });
  await past();
  expect(tones).toBe(1);
  Reflect.deleteProperty(window, 'AudioContext');
});

test('in the calm view the time is hidden and no voice is on, until the person asks for either', async () => {
  localStorage.setItem('spire.pacer', JSON.stringify({ isRead: true }));
  const speech = standIn([voice('nb-NO')]);
  setAppearance({ isCalm: true });
  const page = await show();
  expect(page.queryByRole('timer')).toBeNull();
  expect(page.getByText('Setning 1 av 3')).toBeTruthy();
  expect(speech.said).toEqual([]);
  await page.press('Vis tiden');
  expect(page.getByRole('timer')).toBeTruthy();
  await turnOn();
  expect(speech.said).toHaveLength(1);
});
