/**
 * Checks the deployment by the tools of its kind and by rules of our own: the container files, the compose file, the
 * Kubernetes manifests and the pipelines (docs/operations.md). A step of `npm test`.
 */
import path from 'node:path';
import { composeFindings } from './deploy/compose.ts';
import { dockerfileFindings } from './deploy/dockerfile.ts';
import { kubernetesFindings } from './deploy/kubernetes.ts';
import { workflowFindings } from './deploy/workflowLint.ts';

const root = path.resolve(import.meta.dirname, '..');
const findings = [
  ...dockerfileFindings(root),
  ...composeFindings(root),
  ...(await kubernetesFindings(root)),
  ...(await workflowFindings(root)),
];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
