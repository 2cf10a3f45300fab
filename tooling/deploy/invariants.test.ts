import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { brokenInvariants as composeInvariants } from './composeInvariants.ts';
import { brokenInvariants as dockerfileInvariants } from './dockerfileInvariants.ts';
import { brokenInvariants as kubernetesInvariants, type Resource } from './kubernetesInvariants.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('a Dockerfile', () => {
  const text = read('deploy/Dockerfile');
  test.each([
    ['USER 1000:1000', 'USER root', 'runs as root'],
    ['USER 1000:1000', '', 'runs as root'],
    ['FROM node:24.21.0-bookworm-slim AS spire', 'FROM node:latest AS spire', 'does not pin node:latest'],
    ['HEALTHCHECK --interval', 'LABEL interval', 'has no health check'],
    ['shell/dist mf-*/dist', 'shell/dist', 'leaves out mf-*/dist'],
    ['graph/operations.json', 'graph/known.json', 'takes graph/known.json, which is not there'],
  ])('with %j as %j %s', (before, after, finding) => {
    expect(dockerfileInvariants(text, root)).toEqual([]);
    expect(text).toContain(before);
    expect(dockerfileInvariants(text.replace(before, after), root).join()).toContain(finding);
  });
});

test('a container that could do more than it has to is found', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: { redis: Parameters<typeof composeInvariants>[0] };
  };
  const { redis } = services;
  expect(composeInvariants(redis)).toEqual([]);
  const broken = { ...redis, privileged: true, cap_drop: [], security_opt: [], deploy: {}, image: 'redis:latest' };
  expect(composeInvariants(broken)).toHaveLength(5);
});

describe('manifests', () => {
  const names = ['gateway', 'subgraph-user', 'subgraph-wellbeing', 'subgraph-ai', 'networkPolicies'];
  const text = names.map((name) => read(`deploy/kubernetes/base/${name}.yaml`)).join('\n---\n');
  const supergraph = read('graph/supergraph.graphql');
  const findings = (manifests: string) =>
    kubernetesInvariants(
      parseAllDocuments(manifests).map((document) => document.toJS() as Resource),
      supergraph,
    ).join('\n');

  test.each([
    ['runAsNonRoot: true', 'runAsNonRoot: false', 'gateway/gateway may run as root'],
    ['readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'has a root that can be written'],
    ['drop: [ALL]', 'drop: []', 'keeps capabilities'],
    ['automountServiceAccountToken: false', 'automountServiceAccountToken: true', 'is handed a token'],
    ['readinessProbe:', 'lifecycle:', 'has no readinessProbe'],
    ["limits: { cpu: '1', memory: 512Mi }", "limits: { cpu: '1' }", 'has no limits of memory'],
    ['kind: PodDisruptionBudget', 'kind: Budget', 'gateway has no PodDisruptionBudget'],
    ['kind: HorizontalPodAutoscaler', 'kind: Scaler', 'gateway has no HorizontalPodAutoscaler'],
    ['targetPort: http', 'targetPort: https', 'gateway has no Service at one of its ports'],
    [
      '  name: subgraph-user\nspec:\n  selector: {',
      '  name: user\nspec:\n  selector: {',
      'has no Service subgraph-user',
    ],
    ['podSelector: {}', 'podSelector: { matchLabels: { a: b } }', 'no NetworkPolicy that closes everything'],
  ])('with %j as %j are found', (before, after, finding) => {
    expect(findings(text)).toBe('');
    expect(text).toContain(before);
    expect(findings(text.replace(before, after))).toContain(finding);
  });
});
