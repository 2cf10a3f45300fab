import '../bootstrap/requireNode.mjs';

const { launch } = await import('../bootstrap/launch.mjs');
await launch('main', process.argv.slice(2));
