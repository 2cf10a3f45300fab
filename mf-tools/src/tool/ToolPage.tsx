import { useRead } from '@spire/client';
import { TOOL_INTRODUCTIONS, type IntroducedTool } from '@spire/content/toolIntroductions';
import { options, useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { tools } from '../messages/namespace.ts';
import { CapacityDocument } from './Capacity.generated.ts';
import { Exercise } from './Exercise.tsx';
import { exerciseTier } from './exerciseTier.ts';

/**
 * What a tool is for and one small exercise to do now, fitted to the person without naming how (trap 99). When the
 * profile cannot be reached the gentlest exercise is there all the same.
 */
export function ToolPage({ tool }: { tool: IntroducedTool }) {
  const t = useMessages(tools);
  const tOptions = useMessages(options);
  const language = useLanguage();
  const tier = useRead(CapacityDocument, {
    pick: ({ me }) => exerciseTier(me.profile?.capacityLevel),
    asks: 'once',
  });

  const back = (
    <LinkButton as={PageLink} page="tools">
      <Icon name="back" />
      {t('tool.back')}
    </LinkButton>
  );

  return (
    <Page
      title={tOptions(`tools.${tool}.title`)}
      lead={TOOL_INTRODUCTIONS[tool].purpose[language]}
      back={back}
      isNarrow
    >
      <Read
        of={tier}
        loading={t('tool.loading')}
        failed={{ title: t('tool.failedTitle'), text: t('tool.failedText') }}
        isQuiet
      >
        {(fitting) => <Exercise tool={tool} tier={fitting} />}
      </Read>
      {tier.kind === 'failed' && tier.before === undefined && <Exercise tool={tool} tier={exerciseTier(null)} />}
    </Page>
  );
}
