/** The law of who may import whom. `npm run check` runs it; tooling/dependencyLaw.test.ts plants a breach of each rule. */
const remotes = '^mf-[a-z]+/';
const packages = '^packages/';
/** The rooms above the graph: what production runs, what `npm start` needs beside it, and what an operator runs. */
const rooms = '(services|local|ops)';
const subgraphs = '^graph/subgraph-([a-z]+)/';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: { pathNot: '/generated/' },
      to: { circular: true },
    },
    {
      name: 'remote-stands-alone',
      severity: 'error',
      comment: 'A remote imports packages, never another remote, the shell or the graph: it is deployed alone.',
      from: { path: '^(mf-[a-z]+)/' },
      to: { path: `^(mf-[a-z]+|shell|graph|${rooms})/`, pathNot: '^$1/' },
    },
    {
      name: 'shell-reaches-remotes-at-run-time',
      severity: 'error',
      comment: 'The shell knows remotes by registry name only; use loadRemoteModule().',
      from: { path: '^shell/' },
      to: { path: `${remotes}|^graph/|^${rooms}/` },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      comment: 'A package serves the apps and imports none of them.',
      from: { path: packages },
      to: { path: `${remotes}|^shell/|^graph/|^${rooms}/` },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Browser and server both stand on packages/domain; it imports nothing but itself.',
      from: { path: '^packages/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/' },
    },
    {
      name: 'subgraph-stands-alone',
      severity: 'error',
      comment: 'A subgraph asks another through the graph, never by import.',
      from: { path: subgraphs },
      to: { path: `^(graph/(subgraph-[a-z]+|gateway)|${rooms}|shell|mf-[a-z]+)/`, pathNot: '^graph/subgraph-$1/' },
    },
    {
      name: 'subgraph-uses-kit-domain-content',
      severity: 'error',
      comment: 'Of the packages a subgraph uses domain and content only.',
      from: { path: subgraphs },
      to: { path: packages, pathNot: '^packages/(domain|content|testing)/' },
    },
    {
      name: 'kit-knows-no-subgraph',
      severity: 'error',
      from: { path: '^graph/kit/' },
      to: { path: `^graph/(?!kit)|^${rooms}/` },
    },
    {
      name: 'graph-knows-no-room',
      severity: 'error',
      comment: 'The graph is run by services, npm start and operators; it knows none of them.',
      from: { path: '^graph/' },
      to: { path: `^${rooms}/` },
    },
    {
      name: 'services-know-no-room',
      severity: 'error',
      comment: 'What production runs needs neither what `npm start` brings nor what an operator runs.',
      from: { path: '^services/' },
      to: { path: '^(local|ops)/' },
    },
    {
      name: 'supabase-stands-alone',
      severity: 'error',
      comment:
        'The Supabase-compatible service could be exchanged for a hosted project: it knows nothing of the others.',
      from: { path: '^services/supabase/', pathNot: '\\.test\\.ts$' },
      to: { path: '^services/(?!supabase/)|^graph/' },
    },
    {
      name: 'local-knows-no-operator',
      severity: 'error',
      comment: 'An operator may need the PostgreSQL of `npm start`; `npm start` needs no operator.',
      from: { path: '^local/' },
      to: { path: '^ops/' },
    },
    {
      name: 'one-door-to-prisma',
      severity: 'error',
      comment: 'Only stores and the row-security helper speak to Prisma.',
      from: { path: '.', pathNot: '\\.store\\.ts$|/generated/|^graph/kit/src/|\\.test\\.ts$|/database\\.ts$' },
      to: { path: 'node_modules/@prisma/|/generated/' },
    },
    {
      name: 'one-door-to-supabase',
      severity: 'error',
      comment:
        'In the browser, Supabase is reached through authClient.ts and, lazily, supabase.ts of packages/client/src.',
      from: {
        path: '^(shell|mf-[a-z]+|packages)/',
        pathNot: '^packages/(client/src/(authClient|supabase)\\.ts$|testing/)',
      },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'one-door-to-apollo-client',
      severity: 'error',
      comment:
        'Pages read with useRead and usePages and write with useSave of @spire/client: no other hook reaches data.',
      from: { path: '^(shell|mf-[a-z]+|packages)/', pathNot: '^packages/client/' },
      to: { path: 'node_modules/@apollo/client/' },
    },
    {
      name: 'one-door-to-the-router',
      severity: 'error',
      comment:
        'Remotes use @spire/remote-kit/router; only the shell, and the bench that tests of pages stand on, set it up.',
      from: { path: `${remotes}|^packages/(?!remote-kit|testing)` },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'one-door-to-openai',
      severity: 'error',
      from: { path: '.', pathNot: '^graph/subgraph-ai/src/.*\\.adapter\\.ts$' },
      to: { path: 'node_modules/openai/' },
    },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/src/testing/|^(e2e|bench|tooling|packages/testing|jest)|playwright\\.config' },
      to: { path: '^packages/testing/|/src/testing/|^e2e/|node_modules/(@playwright|@testing-library|jest)' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/generated/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our builds, not those of the libraries: behind their dist folders stand the doors that the rules guard.
    exclude: { path: '^(?!.*node_modules/).*?(^|/)(dist|\\.data|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
