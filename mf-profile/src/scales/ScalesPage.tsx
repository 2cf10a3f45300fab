import { type SaveState, useLatestSave, useRead, useSave } from '@spire/client';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { type Scale, SCALE_LIMITS, SCALES } from '@spire/domain/scales';
import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { Checkbox } from '@spire/ui/Checkbox';
import { Disclosure } from '@spire/ui/Disclosure';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { Switch } from '@spire/ui/Switch';
import { useState } from 'react';
import { BackLink } from '../BackLink.tsx';
import { DecideHealthConsentDocument } from '../profile-settings/DecideHealthConsent.generated.ts';
import { scales } from './messages/namespace.ts';
import { SaveFollowedScalesDocument } from './SaveFollowedScales.generated.ts';
import { ScaleChoiceDocument, type ScaleChoiceQuery } from './ScaleChoice.generated.ts';
import { ScaleChoices } from './ScaleChoices.tsx';

type Me = ScaleChoiceQuery['me'];
const LINES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** The choice of scales to follow: up to three, or none, after the yes to keeping what tells of health (D70, D93). */
export default function ScalesPage() {
  const t = useMessages(scales);
  const back = usePageTitle('me');
  const read = useRead(ScaleChoiceDocument, { pick: ({ me }) => me });
  return (
    <Page title={t('title')} lead={t('choose.lead')} isNarrow back={<BackLink page="me">{back}</BackLink>}>
      <Read of={read} loading={t('choose.loading')} failed={{ title: t('choose.failed') }}>
        {(me) => <Choosing me={me} />}
      </Read>
      <Disclosure title={t('how.title')}>
        <ul>
          {LINES.map((line) => (
            <li key={line}>{t(`how.lines.${line}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </Page>
  );
}

function Choosing({ me: { followedScales, consents } }: { me: Me }) {
  const t = useMessages(scales);
  const [wasAgreed] = useState(consents.some(({ kind, isGiven }) => kind === 'health' && isGiven));
  const [ticked, setTicked] = useState<boolean>();
  const isAgreed = ticked ?? consents.some(({ kind, isGiven }) => kind === 'health' && isGiven);
  const [isAsked, setAsked] = useState(false);
  const consent = useSave(DecideHealthConsentDocument);
  const { wanted, state, want } = useLatestSave(
    SaveFollowedScalesDocument,
    (choice: { scales: Scale[]; isOnHome: boolean }) => choice,
  );
  const { scales: chosen, isOnHome } = wanted ?? followedScales;

  async function handleConsent(isGiven: boolean) {
    setTicked(isGiven);
    const answer = await consent.save({ kind: 'health', version: CONSENT_VERSIONS.health.at(-1) ?? '', isGiven });
    if (answer.kind === 'failed' || answer.kind === 'refused') setTicked(undefined);
  }
  function handleToggle(scale: Scale) {
    if (!isAgreed && !chosen.includes(scale)) {
      setAsked(true);
      return;
    }
    if (chosen.includes(scale)) want({ isOnHome, scales: chosen.filter((each) => each !== scale) });
    else if (chosen.length < SCALE_LIMITS.followed)
      want({ isOnHome, scales: SCALES.filter((each) => each === scale || chosen.includes(each)) });
  }
  return (
    <Stack $gap={4}>
      {!wasAgreed && (
        <Agreement
          isGiven={isAgreed}
          error={isAsked && !isAgreed ? t('choose.consentFirst') : undefined}
          state={consent.state}
          onChange={(isGiven) => void handleConsent(isGiven)}
        />
      )}
      <ScaleChoices chosen={chosen} onToggle={handleToggle} />
      <Quiet role="status">{chosen.length === SCALE_LIMITS.followed && t('choose.full')}</Quiet>
      <Quiet>{t('choose.kept')}</Quiet>
      <SaveNotice state={state} title={t('choose.notSaved')} />
      {chosen.length > 0 && (
        <Card>
          <Switch
            isOn={isOnHome}
            onChange={(next) => want({ scales: [...chosen], isOnHome: next })}
            hint={t('choose.onHomeHint')}
          >
            {t('choose.onHome')}
          </Switch>
        </Card>
      )}
      {chosen.length > 0 && (
        <LinkButton as={PageLink} page="scalesToday">
          {t('choose.today')}
        </LinkButton>
      )}
    </Stack>
  );
}

interface AgreementProps {
  isGiven: boolean;
  error: string | undefined;
  state: SaveState;
  onChange: (isGiven: boolean) => void;
}

function Agreement({ isGiven, error, state, onChange }: AgreementProps) {
  const t = useMessages(scales);
  return (
    <Card>
      <Checkbox isChecked={isGiven} onChange={onChange} error={error} hint={t('choose.consentWhy')}>
        {t('choose.consent')}
      </Checkbox>
      <SaveNotice state={state} title={t('choose.notSaved')} />
    </Card>
  );
}
