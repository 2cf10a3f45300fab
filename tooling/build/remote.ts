import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { NormalModuleReplacementPlugin, SubresourceIntegrityPlugin, type Configuration } from '@rspack/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED } from '../../packages/remote-kit/src/shared.ts';
import { containerName, REMOTES, type RemoteName } from '../../packages/domain/src/routes.ts';
import { browserConfiguration, root } from './common.ts';

const packages = path.join(root, 'node_modules');

function versionOf(packageName: string): string {
  const manifest = path.join(packages, packageName, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Every shared library: the shell's one copy or none; a version that does not fit throws into the remote's boundary. */
function sharedLibraries() {
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, packageName]) => [
      request,
      { import: false, singleton: true, strictVersion: true, requiredVersion: `^${versionOf(packageName)}` } as const,
    ]),
  );
}

/**
 * Upgrade watch: the bundler resolves the federation runtime to its CommonJS build, which no size flag reaches.
 * Both lines are needed; the size gate of `npm run budgets` notices when they stop working.
 */
function slimRuntime(): { alias: Record<string, string>; plugin: InstanceType<typeof NormalModuleReplacementPlugin> } {
  return {
    alias: { '@module-federation/runtime$': path.join(packages, '@module-federation/runtime/dist/bundler.js') },
    plugin: new NormalModuleReplacementPlugin(/webpack-bundler-runtime[/\\]dist[/\\]index\.cjs$/, (data) => {
      data.request = data.request.replace(/index\.cjs$/, 'bundler.js');
    }),
  };
}

/** The build of one remote: a federation container with one door, `./remote`, that carries no shared library. */
export function remoteConfiguration(folder: string, isDevelopment: boolean): Configuration {
  const name = REMOTES.find((each) => each === path.basename(folder)) as RemoteName;
  const base = browserConfiguration(folder, isDevelopment);
  const slim = slimRuntime();
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: containerName(name) },
    plugins: [
      slim.plugin,
      // The registry vouches for the entry; the entry vouches for every chunk it fetches.
      new SubresourceIntegrityPlugin(),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: sharedLibraries(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
}
