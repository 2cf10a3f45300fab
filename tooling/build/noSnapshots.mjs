/**
 * Stands for the snapshots and the preloading of the federation runtime: remotes are found in the registry, which has
 * no manifests to take snapshots of, and the shell fetches ahead by itself.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

const noPreloading = () => {
  throw new Error('The federation runtime of the shell preloads nothing');
};
export {
  noPreloading as formatPreloadArgs,
  noPreloading as generatePreloadAssetsPlugin,
  noPreloading as preloadAssets,
};
