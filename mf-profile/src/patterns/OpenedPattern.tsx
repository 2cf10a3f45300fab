import { type Loaded, useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Row, Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { BackLink } from '../BackLink.tsx';
import { SectionTitle } from '../SectionTitle.tsx';
import { DaysBehind } from './DaysBehind.tsx';
import { HidePatternDocument } from './HidePattern.generated.ts';
import { HOW_LINES, HowItIs } from '../HowItIs.tsx';
import { patterns } from './messages/namespace.ts';
import type { Found, Pattern } from './found.ts';

interface OpenedPatternProps {
  id: string;
  read: Loaded<Found>;
  back: string;
}

/** The days behind a pattern, how sure it is, and whether the person recognises it. */
export default function OpenedPattern({ id, read, back }: OpenedPatternProps) {
  const t = useMessages(patterns);
  const known = read.kind === 'ready' ? read.data.patterns.find((each) => each.id === id) : undefined;
  return (
    <Page title={known?.text.replace(/\.$/, '') ?? back} isNarrow back={<BackLink page="patterns">{back}</BackLink>}>
      <Read of={read} loading={t('loading')} failed={{ title: t('failedTitle') }}>
        {({ patterns: all }) => {
          const pattern = all.find((each) => each.id === id);
          return pattern === undefined ? <p role="status">{t('opened.gone')}</p> : <Opened pattern={pattern} />;
        }}
      </Read>
    </Page>
  );
}

function Opened({ pattern }: { pattern: Pattern }) {
  const t = useMessages(patterns);
  const { isAsked, strength } = pattern;
  const sure = [
    ...(isAsked ? [t('opened.sureAsked')] : []),
    ...(strength === 'trial'
      ? [t('opened.sureTrial')]
      : [t('opened.sureShuffled'), t(strength === 'clear' ? 'opened.sureClear' : 'opened.sureMaybe')]),
    t('opened.sureEnd'),
  ];
  return (
    <Stack>
      <DaysBehind pattern={pattern} />
      <Card title={t('opened.sureTitle')}>
        <p>{sure.join(' ')}</p>
        <HowItIs title={t('how.title')} lines={HOW_LINES.map((line) => t(`how.${line}`))} />
      </Card>
      {strength !== 'trial' && <Recognised id={pattern.id} />}
    </Stack>
  );
}

/** No answer changes what is worked out; "no" puts it out of sight for the season. */
function Recognised({ id }: { id: string }) {
  const t = useMessages(patterns);
  const { save, state } = useSave(HidePatternDocument);
  const [said, setSaid] = useState<'kept' | 'hidden'>();
  return (
    <Stack $gap={3}>
      <SectionTitle>{t('opened.recogniseTitle')}</SectionTitle>
      <Row $wrap>
        {(['yes', 'little'] as const).map((answer) => (
          <Button key={answer} type="button" $variant="secondary" onClick={() => setSaid('kept')}>
            {t(`opened.${answer}`)}
          </Button>
        ))}
        <Button
          type="button"
          $variant="secondary"
          onClick={() => {
            setSaid('hidden');
            void save({ id, isForSeason: true });
          }}
        >
          {t('opened.no')}
        </Button>
      </Row>
      <Quiet role="status">
        {said === 'kept' && t('opened.thanks')}
        {said === 'hidden' && state.kind === 'saved' && t('opened.hiddenForSeason')}
      </Quiet>
      <div>
        <LinkButton type="button" onClick={() => void save({ id })}>
          <Icon name="hide" />
          {t('opened.hideForGood')}
        </LinkButton>
      </div>
      <SaveNotice state={state} title={t('notSaved')} />
    </Stack>
  );
}
