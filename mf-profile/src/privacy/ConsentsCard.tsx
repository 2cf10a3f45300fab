import { useRead, useSave } from '@spire/client';
import { CONSENT_KINDS, CONSENT_VERSIONS, type ConsentKind } from '@spire/domain/consents';
import { useFormat, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { color, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { ConsentsDocument, type ConsentsQuery } from './Consents.generated.ts';
import { DecideConsentDocument } from './DecideConsent.generated.ts';
import { DELETE_ID } from './DeleteCard.tsx';
import { ownData } from './messages/namespace.ts';

type Consent = ConsentsQuery['me']['consents'][number];

/** The consents, each with its date and the text it was about, what follows when it is taken back, and the way. */
export function ConsentsCard() {
  const t = useMessages(ownData);
  const consents = useRead(ConsentsDocument, { pick: (answer) => answer, asks: 'each time' });
  return (
    <Card title={t('consents.title')}>
      <Read
        of={consents}
        loading={t('consents.loading')}
        failed={{ title: t('consents.failedTitle') }}
        isQuiet
        titleLevel={3}
      >
        {({ me, ai }) => (
          <List>
            {CONSENT_KINDS.map((kind) => (
              <ConsentItem
                key={kind}
                kind={kind}
                decided={me.consents.find((each) => each.kind === kind)}
                hasProvider={ai.isAvailable}
              />
            ))}
          </List>
        )}
      </Read>
    </Card>
  );
}

interface ConsentItemProps {
  kind: ConsentKind;
  decided: Consent | undefined;
  /** Whether there is a provider that a yes to AI would be about. */
  hasProvider: boolean;
}

function ConsentItem({ kind, decided, hasProvider }: ConsentItemProps) {
  const t = useMessages(ownData);
  const format = useFormat();
  const said = () => {
    if (decided === undefined) return t(kind === 'terms' ? 'consents.neverTerms' : 'consents.never');
    const { isGiven, decidedAt, version } = decided;
    return t(isGiven ? 'consents.given' : 'consents.taken', { date: format.shortDate(decidedAt), version });
  };
  const isGiven = decided?.isGiven === true;
  return (
    <Item>
      <Stack $gap={2}>
        <Name>{t(`consents.kinds.${kind}`)}</Name>
        <p>{t(`consents.about.${kind}`)}</p>
        <p>{said()}</p>
        {(isGiven || kind === 'terms') && <Quiet>{t(`consents.follows.${kind}`)}</Quiet>}
        {kind === 'terms' ? (
          <LinkButton as="a" href={`#${DELETE_ID}`}>
            {t('consents.toDelete')}
          </LinkButton>
        ) : !isGiven && kind !== 'ai' ? (
          <Quiet>{t(`consents.asked.${kind}`)}</Quiet>
        ) : !isGiven && !hasProvider ? (
          <Quiet>{t('consents.noAi')}</Quiet>
        ) : (
          <Decide kind={kind} isGiven={isGiven} version={decided?.version} />
        )}
      </Stack>
    </Item>
  );
}

interface DecideProps {
  kind: Exclude<ConsentKind, 'terms'>;
  isGiven: boolean;
  version: string | undefined;
}

/**
 * Withdraws a consent, or gives the one to AI. A withdrawal names the version agreed to; a new consent is to the
 * newest.
 */
function Decide({ kind, isGiven, version }: DecideProps) {
  const t = useMessages(ownData);
  const { state, save } = useSave(DecideConsentDocument);
  const newest = CONSENT_VERSIONS[kind].at(-1) ?? '';
  return (
    <Stack $gap={2}>
      <BusyButton
        variant="secondary"
        isWide
        isBusy={state.kind === 'saving'}
        busyLabel={t('consents.saving')}
        onClick={() => void save({ kind, version: isGiven ? (version ?? newest) : newest, isGiven: !isGiven })}
      >
        {isGiven ? t(`consents.take.${kind}`) : t('consents.give')}
      </BusyButton>
      <Quiet role="status">{state.kind === 'saved' && t('consents.saved')}</Quiet>
      <SaveNotice state={state} title={t('consents.failed')} />
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
`;

const Item = styled.li`
  padding-block: ${space(4)};
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;

const Name = styled.h3`
  font-size: 1rem;
  line-height: 1.45;
`;
