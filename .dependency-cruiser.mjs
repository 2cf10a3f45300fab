/**
 * The rules of imports between workspaces. `npm run check` runs them; tooling/dependencyRules.test.ts plants breaches
 * of each rule and imports that it must allow. A rule of folders names the permitted imports, so that it holds for new
 * folders.
 */
const libraries = 'node_modules/';
const remotes = '^mf-[^/]+/';
const subgraphs = '^graph/subgraph-([^/]+)/';
const tests = '\\.test\\.tsx?$|/testing/';
const proofs = `${tests}|^(e2e|bench|tooling|graph/subgraph-ai/eval)/`;
/** Files of ours and of libraries; modules of Node and unresolved imports have their own rules. */
const files = '/.*\\.[a-z]+$';
/** Parts of the graph that serve beside the gateway, each behind one door. */
const parts = '(privacy|rest|router-signer)';
/** The workspaces above the graph: what production runs, what `npm start` needs beside it, and what an operator runs. */
const workspaces = '(services|local|ops)';

/** The parts of the domain that any product's server has; the rest is this product's. */
const genericDomain =
  '^packages/domain/src/(blank|dates|errorCodes|jsonBounds|languages|limits|lists|servicePaths|snakeCase|uuid)\\.ts$';

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
      name: 'frontend-stands-alone',
      severity: 'error',
      comment:
        'The shell and each remote import packages, never each other nor the graph: each is deployed alone, and the shell reaches remotes with loadRemoteModule().',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: files, pathNot: `${libraries}|^packages/|^language/|^$1/` },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      comment: 'A package serves the apps and imports none of them.',
      from: { path: '^packages/' },
      to: { path: files, pathNot: `${libraries}|^packages/|^language/` },
    },
    {
      name: 'design-knows-no-data',
      severity: 'error',
      comment:
        'packages/ui draws states that it is handed; reading and writing belong to @spire/client and what stands above.',
      from: { path: '^packages/ui/', pathNot: tests },
      to: {
        path: files,
        pathNot: `${libraries}|^packages/(ui|domain|i18n)/|^packages/remote-kit/src/(?!useForm)`,
      },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Browser and server both stand on packages/domain; it imports nothing but itself.',
      from: { path: '^packages/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/' },
    },
    {
      name: 'language-stands-on-the-domain',
      severity: 'error',
      comment: 'Nothing of the product but the domain changes what the classifiers learn from or how they read.',
      from: { path: '^language/' },
      to: { path: files, pathNot: `${libraries}|^language/|^packages/(domain|testing)/` },
    },
    {
      name: 'trained-before-it-runs',
      severity: 'error',
      comment: 'Training and measuring run by their own command; nothing that is built or served imports them.',
      from: { pathNot: '^language/' },
      to: { path: '^language/training/' },
    },
    {
      name: 'subgraph-stands-alone',
      severity: 'error',
      comment:
        'A subgraph uses the kit, graph/shared, domain, content and language. It asks another through the graph, never by import.',
      from: { path: subgraphs },
      to: {
        path: files,
        pathNot: `${libraries}|^graph/(subgraph-$1|kit|shared)/|^packages/(domain|content|testing)/|^language/(src|artefacts|corpus|evaluation)/`,
      },
    },
    {
      name: 'kit-knows-no-subgraph',
      severity: 'error',
      comment: 'The kit serves the subgraphs and imports none of them.',
      from: { path: '^graph/kit/' },
      to: { path: files, pathNot: `${libraries}|^graph/kit/|^packages/(domain|content|testing)/|^language/src/` },
    },
    {
      name: 'kit-holds-no-product',
      severity: 'error',
      comment:
        'The kit is a framework: of the domain it uses what any product has. What several subgraphs say of this product stands in graph/shared.',
      from: { path: '^graph/kit/' },
      to: { path: '^packages/content/|^packages/domain/', pathNot: genericDomain },
    },
    {
      name: 'shared-knows-no-subgraph',
      severity: 'error',
      comment: 'graph/shared holds what several subgraphs say alike; it stands on the kit and knows none of them.',
      from: { path: '^graph/shared/' },
      to: { path: files, pathNot: `${libraries}|^graph/(shared|kit)/|^packages/(domain|content|testing)/` },
    },
    {
      name: 'part-knows-no-gateway',
      severity: 'error',
      comment:
        'The REST facade, the privacy export and the router signer are handed a graph to ask; they know neither gateway nor subgraphs.',
      from: { path: `^graph/${parts}/`, pathNot: tests },
      to: {
        path: files,
        pathNot: `${libraries}|^graph/($1|privacy|kit|shared)/|^packages/(content|domain|i18n|imports|testing)/`,
      },
    },
    {
      name: 'one-door-to-a-part',
      severity: 'error',
      comment: 'A part of the graph is used by the name of its package, which leads to src/index.ts.',
      from: { path: '^([^/]+/[^/]+)/' },
      to: { path: `^graph/${parts}/src/(?!index\\.ts$)`, pathNot: '^$1/' },
    },
    {
      name: 'server-knows-no-browser',
      severity: 'error',
      comment: 'Code of a server imports nothing that needs a page.',
      from: { pathNot: '^(shell|mf-[^/]+|packages|language|graph/playground|e2e|bench|tooling)/' },
      to: { path: `^shell/|${remotes}|^packages/(client|remote-kit|ui)/` },
    },
    {
      name: 'graph-knows-no-upper-workspace',
      severity: 'error',
      comment: 'The graph is run by services, npm start and operators; it knows none of them.',
      from: { path: '^graph/' },
      to: { path: `^${workspaces}/` },
    },
    {
      name: 'services-know-no-upper-workspace',
      severity: 'error',
      comment: 'Services of production need neither the local start nor the commands of an operator.',
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
      comment: 'Of a subgraph its stores and database.ts speak to Prisma, of the kit the row-security helper.',
      from: {
        pathNot: [
          '^graph/subgraph-[^/]+/src/(.*\\.store|database)\\.ts$',
          '^graph/kit/src/(database/(pipeline/callersAdapter|prismaTransactions|callerQueries)|testing/schemaEngine)\\.ts$',
          '^graph/[^/]+/src/generated/|\\.test\\.ts$|^bench/',
        ],
      },
      to: { path: 'node_modules/(@prisma|\\.prisma|prisma)/|^graph/[^/]+/src/generated/' },
    },
    {
      name: 'one-door-to-postgres',
      severity: 'error',
      comment:
        'A subgraph reaches the database by its stores, which the rules of the rows hold; only the kit connects.',
      from: { path: '^(graph|packages)/', pathNot: `^graph/kit/src/|${tests}` },
      to: { path: 'node_modules/(@types/)?pg/' },
    },
    {
      name: 'one-door-to-supabase',
      severity: 'error',
      comment: 'Supabase is reached through authClient.ts and, lazily, supabase.ts of packages/client/src.',
      from: { pathNot: `^packages/client/src/(authClient|supabase)\\.ts$|${proofs}` },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'one-door-to-apollo-client',
      severity: 'error',
      comment:
        'Pages read with useRead and usePages and write with useSave of @spire/client: no other hook reaches data.',
      from: { pathNot: '^packages/client/' },
      to: { path: 'node_modules/@apollo/client/' },
    },
    {
      name: 'one-door-to-the-sealed-store',
      severity: 'error',
      comment:
        'What a person writes lies on the device in one store, which seals it and answers for a browser that denies it.',
      from: { pathNot: '^packages/client/src/store/sealedStore\\.ts$' },
      to: { path: 'node_modules/idb/' },
    },
    {
      name: 'one-door-to-the-router',
      severity: 'error',
      comment:
        'Remotes use @spire/remote-kit/router; only the shell, and the bench that tests of pages stand on, set it up.',
      from: { pathNot: '^shell/|^packages/(remote-kit|testing)/' },
      to: { path: 'node_modules/(react-router|@react-router)' },
    },
    {
      name: 'one-door-to-openai',
      severity: 'error',
      comment: 'Only an adapter of the AI subgraph speaks to the provider.',
      from: { pathNot: '^graph/subgraph-ai/src/.*\\.adapter\\.ts$' },
      to: { path: 'node_modules/@?openai/' },
    },
    {
      name: 'guard-is-loaded-later',
      severity: 'error',
      comment:
        'What the guard knows of languages is large: it comes with what asks it, when that is first needed, and no idle process holds it.',
      from: {
        path: '^graph/subgraph-ai/src/',
        pathNot: `${proofs}|/guard/|/builtIn/suggestion/memorySuggestion\\.ts$`,
      },
      to: {
        path: '^graph/subgraph-ai/src/(guard/guard|builtIn/suggestion/memorySuggestion)\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      comment: 'Shipped code holds nothing that only tests need.',
      from: { pathNot: `${proofs}|^jest` },
      to: {
        path: `${proofs}|node_modules/(@playwright|playwright|@axe-core|@testing-library|@jest|jest|jsdom|fast-check)`,
      },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'An import that leads nowhere breaks the build.',
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
