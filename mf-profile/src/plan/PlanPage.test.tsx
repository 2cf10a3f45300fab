/** @jest-environment @spire/testing/browserEnvironment */
import type { Language } from '@spire/domain/languages';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import en from '../messages/en.ts';
import { profile } from '../messages/namespace.ts';
import no from '../messages/no.ts';
import PlanPage from './PlanPage.tsx';

test.each<[Language, string]>([
  ['no', no.plan.title],
  ['en', en.plan.title],
])('its title is there in %s', async (language, title) => {
  const graph = await startGraphStandIn({});
  const page = await renderPage(<PlanPage />, { graph, language, namespaces: [profile] });
  expect(await page.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});
