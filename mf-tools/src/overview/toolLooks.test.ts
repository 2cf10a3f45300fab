import { TOOLS } from '@spire/domain/options';
import { TOOL_LOOKS } from './toolLooks.ts';

test('every tool has a page of its own', () => {
  expect(new Set(TOOLS.map((tool) => TOOL_LOOKS[tool].page)).size).toBe(TOOLS.length);
});

test('no two tools share a tint or a drawing', () => {
  expect(new Set(TOOLS.map((tool) => TOOL_LOOKS[tool].tint)).size).toBe(TOOLS.length);
  expect(new Set(TOOLS.map((tool) => TOOL_LOOKS[tool].icon)).size).toBe(TOOLS.length);
});
