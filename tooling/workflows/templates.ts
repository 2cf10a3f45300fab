/** The data that a pipeline is written from. */
export interface PipelineOf {
  name: string;
  folder: string;
  /** Folders that no pipeline of their own proves. */
  parts?: readonly string[];
  /** The paths that start it when they change. */
  paths: readonly string[];
  /** The Deployment and the image of a service, where they have another name than the pipeline. */
  deployment?: string;
}

const WRITTEN = '# Written by `npm run workflows` from tooling/workflows/templates.ts: change it there.';

const CHECKOUT = `      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version-file: .nvmrc, cache: npm }
      - uses: actions/cache@v4
        with:
          path: .turbo/cache
          key: turbo-\${{ runner.os }}-\${{ github.sha }}
          restore-keys: turbo-\${{ runner.os }}-
      - run: npm ci --include=dev --no-audit --no-fund`;

interface Parts {
  /** Steps that build it and run its tests. */
  proof: string;
  /** The job that publishes, from its permissions and variables on. */
  publishes: string;
}

const sources = (folder: string, parts: readonly string[] = []) =>
  [folder, ...parts].map((each) => `${each}/src`).join(' ');

/** Until it is proved and, on main, only this one is published: two at once would race for the same place. */
function head({ name, folder, parts = [], paths }: PipelineOf, { proof, publishes }: Parts): string {
  const list = paths.map((each) => `      - '${each}'`).join('\n');
  return `${WRITTEN}
name: ${name}
on:
  pull_request:
    paths:
${list}
  push:
    branches: [main]
    paths:
${list}
permissions:
  contents: read
concurrency:
  group: ${name}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  prove:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
${CHECKOUT}
${proof}      - run: npx oxlint ${[folder, ...parts].join(' ')}
      - run: npx oxfmt --check ${[folder, ...parts].join(' ')}
      - run: npm run unit -- ${sources(folder, parts)}
  publish:
    needs: prove
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: production
    concurrency: publish-${name}
${publishes}`;
}

/** A remote: built, proved and put into its place in the registry; nothing else is built or moved. */
export function remotePipeline(pipeline: PipelineOf): string {
  const build = (tasks: string) =>
    `      - run: npx turbo run ${tasks} --filter=./${pipeline.folder} --output-logs=errors-only\n`;
  const proof = build('build');
  const publishes = `    env:
      # The app it is for, the store, how files come there, and the pair of keys: docs/publishing.md.
      SITE: \${{ secrets.SITE }}
      REMOTES_STORE: \${{ secrets.REMOTES_STORE }}
      REMOTES_UPLOAD: \${{ secrets.REMOTES_UPLOAD }}
      REGISTRY_PUBLIC_KEY: \${{ secrets.REGISTRY_PUBLIC_KEY }}
      REGISTRY_SIGNING_KEY: \${{ secrets.REGISTRY_SIGNING_KEY }}
    steps:
${CHECKOUT}
${build('build pack')}      - run: npm run remote -- publish ${pipeline.name} --site "$SITE" --to "$REMOTES_STORE" --upload "$REMOTES_UPLOAD"
`;
  return head(pipeline, { proof, publishes });
}

/** A service of the graph: proved against a real stack, which is all that is built, and deployed as its image. */
export function imagePipeline(pipeline: PipelineOf): string {
  const proof = `      - run: npm run build
      - run: npx jest --selectProjects integration --testPathPatterns ${sources(pipeline.folder, pipeline.parts)}
        env: { NODE_OPTIONS: --experimental-vm-modules }
`;
  return head(pipeline, { proof, publishes: deploys(pipeline) });
}

/** The shell: its pages are served by the image of `web`, which holds the remotes that were never published as well. */
export function shellPipeline(pipeline: PipelineOf): string {
  const proof = `      - run: npx turbo run build --filter=./${pipeline.folder} --output-logs=errors-only
      - run: npm run unit -- services/src/web
`;
  return head(pipeline, { proof, publishes: deploys(pipeline) });
}

/** The image, and the one Deployment of its name; the others go on with the image they have. */
function deploys({ name, deployment = name }: PipelineOf): string {
  return `    permissions:
      contents: read
      packages: write
    env:
      IMAGE: ghcr.io/\${{ github.repository }}/${deployment}:\${{ github.sha }}
    steps:
      - uses: actions/checkout@v5
      - run: docker build --file deploy/Dockerfile --tag "$IMAGE" .
      - run: echo "$TOKEN" | docker login ghcr.io --username "$ACTOR" --password-stdin
        env:
          TOKEN: \${{ secrets.GITHUB_TOKEN }}
          ACTOR: \${{ github.actor }}
      - run: docker push "$IMAGE"
      - run: |
          umask 077
          echo "$KUBECONFIG_CONTENT" > "$RUNNER_TEMP/kubeconfig"
          export KUBECONFIG="$RUNNER_TEMP/kubeconfig"
          kubectl --namespace spire set image "deployment/${deployment}" "${deployment}=$IMAGE"
          kubectl --namespace spire rollout status "deployment/${deployment}" --timeout 5m
        env:
          KUBECONFIG_CONTENT: \${{ secrets.KUBECONFIG_CONTENT }}
`;
}

/** Trains the classifiers anew when what they are trained from changes: the committed ones have to be the same. */
export function languagePipeline(paths: readonly string[]): string {
  const list = paths.map((each) => `      - '${each}'`).join('\n');
  return `${WRITTEN}
name: language
on:
  pull_request:
    paths:
${list}
  push:
    branches: [main]
    paths:
${list}
permissions:
  contents: read
jobs:
  prove:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
${CHECKOUT}
      - run: npm run language -- check
      - run: npm run language -- train
      - run: git diff --exit-code language/artefacts
      - run: npm run unit -- language
`;
}
