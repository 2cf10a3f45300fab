import { useQuery } from '@spire/client';
import { TOOL_INTRODUCTIONS } from '@spire/content/toolIntroductions';
import type { Tool } from '@spire/domain/options';
import { ROUTES } from '@spire/domain/routes';
import { common, options, useLanguage, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { LoadingState } from '@spire/ui/states';
import { Stack } from '@spire/ui/Stack';
import { tools } from '../messages/namespace.ts';
import { CapacityDocument } from './Capacity.generated.ts';
import { Exercise } from './Exercise.tsx';
import { exerciseTier } from './exerciseTier.ts';

/**
 * What a tool is for and one small exercise to do now, fitted to the person without naming how (trap 99). When the
 * profile cannot be reached the gentlest exercise is there all the same.
 */
export function ToolPage({ tool }: { tool: Tool }) {
  const t = useMessages(tools);
  const c = useMessages(common);
  const o = useMessages(options);
  const language = useLanguage();
  const { data, error, refetch } = useQuery(CapacityDocument);
  const introduction = TOOL_INTRODUCTIONS[tool];
  const isKnown = data !== undefined || error !== undefined;

  const back = (
    <LinkButton as={Link} to={ROUTES.tools.path}>
      <Icon name="back" />
      {t('tool.back')}
    </LinkButton>
  );

  return (
    <Page title={o(`tools.${tool}.title`)} lead={introduction.purpose[language]} back={back} isNarrow>
      {!isKnown && <LoadingState text={t('tool.loading')} slowText={c('states.loadingSlow')} />}
      {data === undefined && error !== undefined && (
        <Notice kind="info" title={t('tool.failedTitle')}>
          <Stack $gap={3}>
            <p>{t('tool.failedText')}</p>
            <div>
              <Button type="button" $variant="secondary" onClick={() => void refetch().catch(() => undefined)}>
                {c('actions.retry')}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
      {isKnown && <Exercise tool={tool} tier={exerciseTier(data?.me.profile?.capacityLevel)} />}
    </Page>
  );
}
