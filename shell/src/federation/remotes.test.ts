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
  it('asks the registry anew before it tries again', async () => {
    const load = jest.fn<Promise<unknown>, []>();
    load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ default: tools });
    const refresh = jest.fn(() => Promise.resolve());
    const remotes = createRemotes(config, hostOf(load, refresh));
    await expect(remotes.at(page).load()).rejects.toThrow('down');
    expect(refresh).not.toHaveBeenCalled();
    await expect(remotes.at(page).load()).resolves.toBe(Page);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
  it('tries again also when the registry cannot be read', async () => {
    const load = jest.fn<Promise<unknown>, []>();
    load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ default: tools });
    const remotes = createRemotes(
      config,
      hostOf(load, () => Promise.reject(new Error('no registry'))),
    );
    await expect(remotes.at(page).load()).rejects.toThrow('down');
    await expect(remotes.at(page).load()).resolves.toBe(Page);
  });
});
