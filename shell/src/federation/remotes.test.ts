import type { BrowserConfig } from '@spire/domain/servicePaths';
import { createLoader } from '../loading.ts';
import type { RemoteHost } from './host.ts';
import { createRemotes, type RemotePlace } from './remotes.ts';

const config = {} as BrowserConfig;
const Page = () => null;
const tools = {
  contract: 2,
  name: 'mf-tools',
  namespaces: [],
  pages: { tools: () => Promise.resolve({ default: Page }) },
  cards: {},
};
const page: RemotePlace = { remote: 'mf-tools', kind: 'page', id: 'tools' };

function hostOf(load: RemoteHost['load'], refresh: RemoteHost['refresh'] = () => Promise.resolve()) {
  return { host: createLoader(() => Promise.resolve({ load, refresh })) };
}

describe('a place that a remote fills', () => {
  it('is what the remote exposes for it', async () => {
    const remotes = createRemotes(
      config,
      hostOf(() => Promise.resolve({ default: tools })),
    );
    await expect(remotes.at(page).load()).resolves.toBe(Page);
  });
  it('fails for a module that does not keep the contract, whatever it is', async () => {
    for (const odd of [
      null,
      {},
      { default: { ...tools, contract: 99 } },
      { default: { ...tools, name: 'mf-other' } },
    ]) {
      const remotes = createRemotes(
        config,
        hostOf(() => Promise.resolve(odd)),
      );
      await expect(remotes.at(page).load()).rejects.toThrow('mf-tools does not keep the contract');
    }
  });
  it('fails for a page or card that the remote does not have, and spares its others', async () => {
    const remotes = createRemotes(
      config,
      hostOf(() => Promise.resolve({ default: tools })),
    );
    await expect(remotes.at({ ...page, id: 'innerBalance' }).load()).rejects.toThrow(
      'mf-tools has no page innerBalance',
    );
    await expect(remotes.at({ ...page, id: 'constructor' }).load()).rejects.toThrow('no page constructor');
    await expect(remotes.at({ remote: 'mf-tools', kind: 'card', id: 'tools' }).load()).rejects.toThrow('no card');
    await expect(remotes.at(page).load()).resolves.toBe(Page);
  });
  it('asks the registry anew before it tries again, and tries also when there is none', async () => {
    for (const refresh of [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.reject(new Error('no registry')))]) {
      const load = jest.fn<Promise<unknown>, []>();
      load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ default: tools });
      const remotes = createRemotes(config, hostOf(load, refresh));
      await expect(remotes.at(page).load()).rejects.toThrow('down');
      expect(refresh).not.toHaveBeenCalled();
      await expect(remotes.at(page).load()).resolves.toBe(Page);
      expect(refresh).toHaveBeenCalledTimes(1);
    }
  });
});

describe('a place that failed twice in a row', () => {
  const Before = () => null;
  const before = { ...tools, pages: { tools: () => Promise.resolve({ default: Before }) } };
  let said: jest.SpyInstance;
  beforeEach(() => {
    said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('is filled by the version before, without being asked for it', async () => {
    const load = jest.fn<Promise<unknown>, [string, string]>((_name, version) =>
      version === 'previous' ? Promise.resolve({ default: before }) : Promise.reject(new Error('spoilt')),
    );
    const remotes = createRemotes(config, hostOf(load));
    await expect(remotes.at(page).load()).rejects.toThrow('spoilt');
    await expect(remotes.at(page).load()).resolves.toBe(Before);
    expect(load.mock.calls.map(([, version]) => version)).toEqual(['current', 'current', 'previous']);
    expect(said.mock.calls[0]?.[0]).toContain('mf-tools, page tools failed again');
  });
  it('is so too where only its own file is missing, and brings the other places of the remote along', async () => {
    const half = { ...tools, pages: { tools: () => Promise.reject(new Error('404')) } };
    const load = (_name: string, version: string) =>
      Promise.resolve({ default: version === 'previous' ? before : half });
    const remotes = createRemotes(config, hostOf(load));
    const later = remotes.at({ ...page });
    await expect(remotes.at(page).load()).rejects.toThrow('404');
    await expect(later.load()).resolves.toBe(Before);
  });
  it('does not count a file that the page named in vain, whose failure is told to the first who asks', async () => {
    const asked = jest.fn<Promise<{ default: typeof Page }>, []>();
    asked.mockRejectedValueOnce(new Error('404')).mockResolvedValue({ default: Page });
    const remotes = createRemotes(
      config,
      hostOf(() => Promise.resolve({ default: { ...tools, pages: { tools: asked } } })),
    );
    await expect(remotes.at(page).load()).resolves.toBe(Page);
  });
  it('is tried with the current version again when the one before fails as well', async () => {
    const load = jest.fn<Promise<unknown>, [string, string]>(() => Promise.reject(new Error('down')));
    const remotes = createRemotes(config, hostOf(load));
    await expect(remotes.at(page).load()).rejects.toThrow('down');
    await expect(remotes.at(page).load()).rejects.toThrow('down');
    load.mockResolvedValueOnce({ default: tools });
    await expect(remotes.at(page).load()).resolves.toBe(Page);
    expect(load.mock.lastCall).toEqual(['mf-tools', 'current']);
  });
  it('is so after two drawings that failed, and after one is only fetched afresh', async () => {
    const load = jest.fn<Promise<unknown>, [string, string]>((_name, version) =>
      Promise.resolve({ default: version === 'previous' ? before : tools }),
    );
    const remotes = createRemotes(config, hostOf(load));
    await remotes.at(page).load();
    expect(remotes.spoiled(page)).toBe(false);
    await expect(remotes.at(page).load()).resolves.toBe(Page);
    expect(remotes.spoiled(page)).toBe(true);
    await expect(remotes.at(page).load()).resolves.toBe(Before);
    expect(load.mock.calls.map(([, version]) => version)).toEqual(['current', 'current', 'previous']);
  });
  it('counts a failure once, however many places of the remote wait for the same file', async () => {
    const load = jest.fn<Promise<unknown>, [string, string]>(() => Promise.reject(new Error('down')));
    const remotes = createRemotes(config, hostOf(load));
    const places = ['one', 'two', 'three'].map((id) => remotes.at({ remote: 'mf-tools', kind: 'card', id }).load());
    await Promise.allSettled(places);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('a remote that hangs fails after ten seconds, and what it answers later still counts for the retry', async () => {
  jest.useFakeTimers();
  let answer: (module: object) => void = () => undefined;
  const load = jest.fn<Promise<unknown>, []>();
  load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockReturnValue(new Promise(() => undefined));
  const remotes = createRemotes(config, hostOf(load));
  const first = expect(remotes.at(page).load()).rejects.toThrow('Nothing after 10000 ms');
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  const second = remotes.at(page).load();
  await jest.advanceTimersByTimeAsync(10);
  answer({ default: tools });
  await expect(second).resolves.toBe(Page);
  expect(load).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
