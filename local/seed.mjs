import '../bootstrap/requireNode.mjs';

const { launch } = await import('../bootstrap/launch.mjs');
await launch('seed', process.argv.slice(2));
