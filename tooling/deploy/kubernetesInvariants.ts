/** A container of a pod, as far as our rules look. */
interface Container {
  name: string;
  image: string;
  args?: string[];
  env?: { name: string; value?: string }[];
  ports?: { name?: string; containerPort: number }[];
  startupProbe?: unknown;
  livenessProbe?: unknown;
  readinessProbe?: unknown;
  resources?: Partial<Record<'requests' | 'limits', { cpu?: string; memory?: string }>>;
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
}

interface Pod {
  containers: Container[];
  automountServiceAccountToken?: boolean;
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type?: string } };
}

/** A manifest, as far as our rules look. */
export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: {
    template?: { spec: Pod };
    selector?: { matchLabels?: Record<string, string> };
    scaleTargetRef?: { name: string };
    ports?: { port: number; targetPort?: string | number }[];
    podSelector?: object;
    policyTypes?: string[];
    ingress?: unknown;
    egress?: unknown;
  };
}

interface Workload {
  name: string;
  kind: string;
  pod: Pod;
  container: Container;
}

/** Every container of what runs. */
export function workloadsIn(resources: readonly Resource[]): Workload[] {
  return resources.flatMap(({ kind, metadata: { name }, spec }) => {
    const pod = spec?.template?.spec;
    return pod === undefined ? [] : pod.containers.map((container) => ({ name, kind, pod, container }));
  });
}

const PROBES = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const;

function containerInvariants({ name, kind, pod, container }: Workload): string[] {
  const { securityContext: own = {}, resources = {} } = container;
  const missing = [
    [pod.securityContext?.runAsNonRoot === true, 'may run as root'],
    [pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'],
    [pod.automountServiceAccountToken === false, 'is handed a token of the cluster'],
    [own.allowPrivilegeEscalation === false, 'may gain privileges'],
    [own.readOnlyRootFilesystem === true, 'has a root that can be written'],
    [own.capabilities?.drop?.includes('ALL') === true, 'keeps capabilities'],
    ...(['requests', 'limits'] as const).flatMap((each) =>
      (['cpu', 'memory'] as const).map((what) => [resources[each]?.[what] !== undefined, `has no ${each} of ${what}`]),
    ),
    ...(kind === 'Deployment' ? PROBES.map((probe) => [container[probe] !== undefined, `has no ${probe}`]) : []),
  ] as const;
  return missing
    .filter(([isKept]) => isKept !== true)
    .map(([, finding]) => `${name}/${container.name} ${String(finding)}`);
}

/** Whether every deployment has a budget, a scaler and a service at a port that one of its containers names. */
function companionInvariants(resources: readonly Resource[]): string[] {
  const of = (kind: string) => resources.filter((each) => each.kind === kind);
  const labelOf = ({ spec }: Resource) => spec?.selector?.matchLabels?.['app.kubernetes.io/name'];
  return of('Deployment').flatMap(({ metadata: { name }, spec }) => {
    const ports = (spec?.template?.spec.containers ?? []).flatMap((container) => container.ports ?? []);
    const service = of('Service').find((each) => each.metadata.name === name);
    const targets = (service?.spec?.ports ?? []).map(({ targetPort }) => targetPort);
    return [
      ...(of('PodDisruptionBudget').some((each) => labelOf(each) === name) ? [] : ['has no PodDisruptionBudget']),
      ...(of('HorizontalPodAutoscaler').some((each) => each.spec?.scaleTargetRef?.name === name)
        ? []
        : ['has no HorizontalPodAutoscaler']),
      ...(targets.length > 0 && targets.every((target) => ports.some((port) => port.name === target))
        ? []
        : ['has no Service at one of its ports']),
    ].map((finding) => `${name} ${finding}`);
  });
}

/** The supergraph document says where each subgraph is: a Service of that name has to be there, at that port. */
function addressInvariants(resources: readonly Resource[], supergraph: string): string[] {
  return [...supergraph.matchAll(/@join__graph\(name: "\w+", url: "http:\/\/([\w-]+):(\d+)\/graphql"\)/g)].flatMap(
    ([, host, port]) => {
      const isThere = resources.some(
        ({ kind, metadata, spec }) =>
          kind === 'Service' &&
          metadata.name === host &&
          spec?.ports?.some((each) => each.port === Number(port)) === true,
      );
      return isThere ? [] : [`has no Service ${host ?? ''} at ${port ?? ''}, where the supergraph has a subgraph`];
    },
  );
}

/** A policy by which no pod speaks to anybody unless a further policy says so. */
function isClosed({ kind, spec }: Resource): boolean {
  const selectsAll = JSON.stringify(spec?.podSelector) === '{}';
  const isBoth = spec?.policyTypes?.includes('Ingress') === true && spec.policyTypes.includes('Egress');
  return kind === 'NetworkPolicy' && selectsAll && isBoth && spec.ingress === undefined && spec.egress === undefined;
}

/** The findings of our rules on all manifests together. */
export function brokenInvariants(resources: readonly Resource[], supergraph: string): string[] {
  return [
    ...workloadsIn(resources).flatMap(containerInvariants),
    ...companionInvariants(resources),
    ...addressInvariants(resources, supergraph),
    ...(resources.some(isClosed) ? [] : ['has no NetworkPolicy that closes everything first']),
  ];
}
