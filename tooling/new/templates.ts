import { componentOf, namespaceOf } from './names.ts';

const BENCH = `import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';`;

export function pageComponent(remote: string, id: string, words: string): string {
  const messages = namespaceOf(remote);
  return `import { useMessages } from '@spire/i18n';
import { Page } from '@spire/ui/Page';
import { ${messages} } from '../messages/namespace.ts';

export default function ${componentOf(id)}Page() {
  const t = useMessages(${messages});
  return (
    <Page title={t('${words}.title')}>
      <p>{t('${words}.text')}</p>
    </Page>
  );
}
`;
}

export function cardComponent(remote: string, id: string, words: string): string {
  const messages = namespaceOf(remote);
  return `import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { ${messages} } from '../messages/namespace.ts';

export default function ${componentOf(id)}Card() {
  const t = useMessages(${messages});
  return (
    <Card title={t('${words}.title')}>
      <p>{t('${words}.text')}</p>
    </Card>
  );
}
`;
}

export const pageTest = (remote: string, id: string, words: string): string => placeTest(remote, id, words, 'Page', 1);

export const cardTest = (remote: string, id: string, words: string): string => placeTest(remote, id, words, 'Card', 2);

function placeTest(remote: string, id: string, words: string, kind: 'Page' | 'Card', level: number): string {
  const component = componentOf(id) + kind;
  const messages = namespaceOf(remote);
  return `/** @jest-environment @spire/testing/browserEnvironment */
import type { Language } from '@spire/domain/languages';
${BENCH}
import en from '../messages/en.ts';
import { ${messages} } from '../messages/namespace.ts';
import no from '../messages/no.ts';
import ${component} from './${component}.tsx';

test.each<[Language, string]>([
  ['no', no.${words}.title],
  ['en', en.${words}.title],
])('its title is there in %s', async (language, title) => {
  const graph = await startGraphStandIn({});
  const page = await renderPage(<${component} />, { graph, language, namespaces: [${messages}] });
  expect(await page.findByRole('heading', { level: ${level}, name: title })).toBeTruthy();
});
`;
}
