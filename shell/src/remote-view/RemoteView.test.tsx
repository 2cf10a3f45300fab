/** @jest-environment jsdom */
import { common, startI18n } from '@spire/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, useEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteHost } from '../federation/host.ts';
import { createRemotes } from '../federation/remotes.ts';
import { createLoader } from '../loading.ts';
import en from '../messages/en.ts';
import { shell } from '../messages/namespace.ts';
import { RemoteView } from './RemoteView.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

function Thrower(): never {
  throw new Error('planted');
}
const call = (work: () => void) => work();
function LoopInDrawing() {
  const [count, setCount] = useState(0);
  call(() => setCount(count + 1));
  return count;
}
class LoopOnceDrawn extends Component {
  override state = { count: 0 };
  override componentDidMount() {
    this.setState({ count: 1 });
  }
  override componentDidUpdate() {
    this.setState({ count: this.state.count + 1 });
  }
  override render() {
    return this.state.count;
  }
}
function ThrowInEffect() {
  useEffect(() => {
    throw new Error('planted');
  });
  return null;
}
const Good = () => <p>Breathe out</p>;

const Other = () => <p>Another card</p>;
const cardOf = (Card: ComponentType) => () => Promise.resolve({ default: Card });

const remoteOf = (Card: ComponentType) => ({
  default: {
    contract: 2,
    name: 'mf-tools',
    namespaces: [],
    pages: {},
    cards: { breath: cardOf(Card), tasks: cardOf(Other), days: cardOf(Other) },
  },
});

/** Shows the place, beside what must not suffer; the remote is what comes of each load. */
async function show(load: RemoteHost['load'], ids = ['breath']): Promise<void> {
  await startI18n([common, shell], 'en');
  const remotes = createRemotes({} as never, {
    host: createLoader(() => Promise.resolve({ load, refresh: () => Promise.resolve() })),
  });
  await act(async () => {
    render(
      <>
        <p>The rest of the page</p>
        {ids.map((id) => (
          <RemoteView key={id} remotes={remotes} place={{ remote: 'mf-tools', kind: 'card', id }} />
        ))}
      </>,
    );
    await Promise.resolve();
  });
}

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['throws', Thrower],
  ['loops while it draws', LoopInDrawing],
  ['loops after it was drawn', LoopOnceDrawn],
  ['throws after it was drawn', ThrowInEffect],
])('a card that %s costs its own place, is named, and is there after a retry', async (_what, Card) => {
  const load = jest.fn<Promise<unknown>, []>();
  load.mockResolvedValueOnce(remoteOf(Card)).mockResolvedValueOnce(remoteOf(Good));
  await show(load);
  expect(await screen.findByText(en.remote.cardTitle)).toBeTruthy();
  expect(screen.getByText('The rest of the page')).toBeTruthy();
  expect(said.mock.calls.some(([first]: unknown[]) => first === 'mf-tools, card breath failed while drawing')).toBe(
    true,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Breathe out')).toBeTruthy();
});

test('a card that could not be drawn twice is drawn by the version before, and nothing alarms', async () => {
  const load = jest.fn<Promise<unknown>, [string, string]>((_name, version) =>
    Promise.resolve(remoteOf(version === 'previous' ? Good : Thrower)),
  );
  await show(load);
  fireEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('Breathe out')).toBeTruthy();
  expect(screen.queryByText(en.remote.cardTitle)).toBeNull();
});

test('the wait stands in the first frame, so that what is below never jumps', async () => {
  await startI18n([common, shell], 'en');
  const remotes = createRemotes({} as never, {
    host: createLoader(() => new Promise<RemoteHost>(() => undefined)),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const isActing = globalThis.IS_REACT_ACT_ENVIRONMENT;
  // As a browser draws: `act` would do what comes after the frame, too.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const root = createRoot(place);
  try {
    const drawn = new Promise((resolve) => new MutationObserver(resolve).observe(place, { childList: true }));
    root.render(
      <p>
        <RemoteView remotes={remotes} place={{ remote: 'mf-tools', kind: 'page', id: 'breath' }} />
      </p>,
    );
    await drawn;
    expect(screen.getAllByRole('status')).toHaveLength(1);
  } finally {
    root.unmount();
    place.remove();
    globalThis.IS_REACT_ACT_ENVIRONMENT = isActing;
  }
});

describe('three cards of one remote', () => {
  const all = ['breath', 'tasks', 'days'];
  const within = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('that is slow wait as one, and come together', async () => {
    let answer: (module: unknown) => void = () => undefined;
    await show(() => new Promise((resolve) => (answer = resolve)), all);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    await within(9000);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    answer(remoteOf(Good));
    await within(0);
    expect(screen.getAllByText('Another card')).toHaveLength(2);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('that fails say so once, in sight until all of them heal by themselves', async () => {
    let isGone = true;
    await show(() => (isGone ? Promise.reject(new Error('planted')) : Promise.resolve(remoteOf(Good))), all);
    await within(0);
    expect(screen.getAllByText(en.remote.cardTitle)).toHaveLength(1);
    await within(20_000);
    expect(screen.getAllByText(en.remote.cardTitle)).toHaveLength(1);
    isGone = false;
    await within(60_000);
    expect(screen.queryByText(en.remote.cardTitle)).toBeNull();
    expect(screen.getByText('Breathe out')).toBeTruthy();
    expect(screen.getAllByText('Another card')).toHaveLength(2);
  });

  test('are there at once when the network is back', async () => {
    let isGone = true;
    await show(() => (isGone ? Promise.reject(new Error('planted')) : Promise.resolve(remoteOf(Good))), all);
    await within(0);
    isGone = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await within(400);
    expect(screen.getByText('Breathe out')).toBeTruthy();
    expect(screen.getAllByText('Another card')).toHaveLength(2);
  });
});
