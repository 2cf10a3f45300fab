import '../bootstrap/requireNode.mjs';

const { launch } = await import('../bootstrap/launch.mjs');
await launch('serve', process.argv.slice(2));
