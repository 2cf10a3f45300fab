/** Builds `packages/ui/gallery` and serves it at http://localhost:4100 (`PORT`), rebuilding when a file changes. */
import { rspack } from '@rspack/core';
import Fastify from 'fastify';
import serveStatic from '@fastify/static';
import path from 'node:path';
import { root } from './build/common.ts';
import { galleryConfiguration } from './build/gallery.ts';

const port = Number(process.env['PORT'] ?? 4100);
const configuration = galleryConfiguration(path.join(root, 'packages/ui'));

await new Promise<void>((resolve, reject) => {
  rspack(configuration).watch({}, (error, stats) => {
    const text = stats?.toString({ preset: 'errors-warnings', colors: true }) ?? '';
    if (text.trim() !== '') console.error(text);
    if (error) reject(error);
    else resolve();
  });
});

const server = Fastify();
await server.register(serveStatic, { root: path.join(root, 'packages/ui/dist') });
await server.listen({ host: 'localhost', port });
console.log(`The gallery is at http://localhost:${port}`);
