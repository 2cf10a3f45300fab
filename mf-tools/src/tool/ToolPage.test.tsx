/** @jest-environment @spire/testing/browserEnvironment */
import { TOOL_INTRODUCTIONS, type IntroducedTool } from '@spire/content/toolIntroductions';
import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { keysOf } from '@spire/domain/lists';
import { FAULTS, type Fault } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { tools } from '../messages/namespace.ts';
import { exerciseTier } from './exerciseTier.ts';
import { ToolPage } from './ToolPage.tsx';

async function showTool(tool: IntroducedTool, capacityLevel: string | null, fault?: Fault) {
  const graph = await startGraphStandIn({ me: { profile: { capacityLevel } } });
  if (fault !== undefined) graph.goWrong(fault);
  return renderPage(<ToolPage tool={tool} />, { graph, namespaces: [tools] });
}

test.each(keysOf(TOOL_INTRODUCTIONS))(
  '%s shows the exercise of each capacity and never names the capacity',
  async (tool) => {
    for (const level of CAPACITY_LEVELS) {
      const { container, findText, unmount } = await showTool(tool, level);
      const { title, steps } = TOOL_INTRODUCTIONS[tool].exercises[exerciseTier(level)];
      await findText(title.no);
      for (const words of steps.no) expect(container.textContent).toContain(words);
      expect(container.textContent).not.toMatch(/kapasitet/i);
      unmount();
    }
  },
);

test('without a profile to read, the gentlest exercise is there all the same, with a way to try again', async () => {
  const { exercises } = TOOL_INTRODUCTIONS.inner_balance;
  const page = await showTool('inner_balance', 'high', FAULTS.refuses('UNAVAILABLE'));
  expect(await page.findText(exercises.low.title.no)).toBeTruthy();
  expect(page.getByText('Vi fikk ikke tak i profilen din')).toBeTruthy();
  await page.press('Prøv igjen');
  expect(await page.findText(exercises[exerciseTier('high')].title.no)).toBeTruthy();
  expect(page.queryByText(exercises.low.title.no)).toBeNull();
  expect(page.queryByText('Vi fikk ikke tak i profilen din')).toBeNull();
});

test('where the body may move, stopping in time is spoken of', async () => {
  const { findText } = await showTool('inner_balance', 'high');
  expect(await findText(/Stopp hvis noe blir verre/)).toBeTruthy();
});

test('before the profile is there, no exercise is guessed at', async () => {
  const page = await showTool('inner_balance', 'high', FAULTS.hangs());
  expect((await page.findByRole('status')).textContent).toContain('Finner en øvelse');
  expect(page.queryByText('Prøv nå')).toBeNull();
});
