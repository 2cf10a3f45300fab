import { TOOLS } from '@spire/domain/options';
import { ROUTES } from '@spire/domain/routes';
import remote from '../remote.ts';
import { TOOL_LOOKS } from './toolLooks.ts';

test('every tool has a page of its own that this remote brings', () => {
  const routes = TOOLS.map((tool) => TOOL_LOOKS[tool].route);
  expect(new Set(routes).size).toBe(TOOLS.length);
  for (const route of routes) {
    expect(ROUTES[route].owner).toBe('mf-tools');
    expect(Object.keys(remote.pages)).toContain(route);
  }
});

test('no two tools share a tint or a drawing', () => {
  expect(new Set(TOOLS.map((tool) => TOOL_LOOKS[tool].tint)).size).toBe(TOOLS.length);
  expect(new Set(TOOLS.map((tool) => TOOL_LOOKS[tool].icon)).size).toBe(TOOLS.length);
});
