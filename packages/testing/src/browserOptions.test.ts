import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OFF_FOR_PLAYWRIGHT } from './browserOptions.ts';
import { workspaceRoot } from './workspaceRoot.ts';

test('what Playwright turns off stays off beside what we do', () => {
  const source = readFileSync(path.join(workspaceRoot(), 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(source) ?? [];
  const off = [...list.replaceAll(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(off.length).toBeGreaterThan(10);
  expect(OFF_FOR_PLAYWRIGHT).toEqual(off);
});
