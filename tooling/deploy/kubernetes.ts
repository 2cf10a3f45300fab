import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments, parse } from 'yaml';
import { environmentFindings } from './environments.ts';
import { brokenInvariants, type Resource, workloadsIn } from './kubernetesInvariants.ts';

const FOLDER = 'deploy/kubernetes';

interface Model {
  validate: () => void;
}
type Constructor = new (content: unknown) => Model;

/** The generated model of each kind, which carries Kubernetes' own schema. */
const MODELS: Record<string, () => Promise<Record<string, unknown>>> = {
  'v1/Namespace': () => import('kubernetes-models/v1/Namespace'),
  'v1/Service': () => import('kubernetes-models/v1/Service'),
  'apps/v1/Deployment': () => import('kubernetes-models/apps/v1/Deployment'),
  'batch/v1/Job': () => import('kubernetes-models/batch/v1/Job'),
  'policy/v1/PodDisruptionBudget': () => import('kubernetes-models/policy/v1/PodDisruptionBudget'),
  'autoscaling/v2/HorizontalPodAutoscaler': () => import('kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'),
  'networking.k8s.io/v1/Ingress': () => import('kubernetes-models/networking.k8s.io/v1/Ingress'),
  'networking.k8s.io/v1/NetworkPolicy': () => import('kubernetes-models/networking.k8s.io/v1/NetworkPolicy'),
};

async function schemaFindings(resource: Resource): Promise<string[]> {
  const { apiVersion, kind } = resource;
  const load = MODELS[`${apiVersion}/${kind}`];
  if (load === undefined) return [`${kind} of ${apiVersion} is not a kind that is looked at`];
  const Kind = (await load())[kind] as Constructor;
  try {
    new Kind(resource).validate();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

interface Kustomization {
  resources?: string[];
  configMapGenerator?: { files?: string[] }[];
}

/** Every file of a kustomization is there, and every manifest beside it belongs to it. */
function kustomizationFindings(root: string, file: string): string[] {
  const folder = path.dirname(file);
  const { resources = [], configMapGenerator = [] } = parse(
    readFileSync(path.join(root, file), 'utf8'),
  ) as Kustomization;
  const files = configMapGenerator.flatMap(({ files: named = [] }) =>
    named.map((each) => each.split('=').at(-1) ?? ''),
  );
  const named = [...resources, ...files];
  const isThere = (each: string) => globSync(path.join(folder, each), { cwd: root }).length > 0;
  const beside = globSync('*.yaml', { cwd: path.join(root, folder) }).filter((each) => each !== 'kustomization.yaml');
  return [
    ...named.filter((each) => !isThere(each)).map((each) => `names ${each}, which is not there`),
    ...beside.filter((each) => !named.includes(each)).map((each) => `leaves out ${each}, which lies beside it`),
  ].map((finding) => `${file} ${finding}`);
}

/** The findings of Kubernetes' schemas on the manifests, and of our rules. */
export async function kubernetesFindings(root: string): Promise<string[]> {
  const files = globSync(`${FOLDER}/**/*.yaml`, { cwd: root }).map((file) => file.split(path.sep).join('/'));
  const [kustomizations, others] = [true, false].map((isOne) =>
    files.filter((file) => file.endsWith('/kustomization.yaml') === isOne),
  );
  const manifests = (others ?? []).filter((file) => path.basename(file) !== 'router.yaml');
  const all: Resource[] = [];
  const findings = (kustomizations ?? []).flatMap((file) => kustomizationFindings(root, file));
  for (const file of manifests) {
    const documents = parseAllDocuments(readFileSync(path.join(root, file), 'utf8'));
    for (const document of documents) {
      const resource = document.toJS() as Resource;
      all.push(resource);
      const wrong = [...document.errors.map(({ message }) => message), ...(await schemaFindings(resource))];
      findings.push(...wrong.map((each) => `${file} ${resource.kind} ${resource.metadata.name}: ${each}`));
    }
  }
  const services = workloadsIn(all).flatMap(({ name, container }) =>
    container.image.startsWith('spire/')
      ? environmentFindings(root, container.args?.[0] ?? '', variablesOf(container.env)).map(
          (each) => `${name} ${each}`,
        )
      : [],
  );
  const supergraph = readFileSync(path.join(root, 'graph/supergraph.graphql'), 'utf8');
  return [...findings, ...[...brokenInvariants(all, supergraph), ...services].map((each) => `${FOLDER} ${each}`)];
}

const variablesOf = (env: readonly { name: string; value?: string }[] = []) =>
  Object.fromEntries(env.map(({ name, value }) => [name, value]));
