// The system's Node only has to get this far; syntax here stays old so that an old Node can say what is missing.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'Spire needs Node 20.19 or newer to start; this is ' +
      process.versions.node +
      '.\nInstall a current Node from https://nodejs.org, then run the command again.',
  );
  process.exit(1);
}
