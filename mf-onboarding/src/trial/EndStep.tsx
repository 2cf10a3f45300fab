import { isStorageKept } from '@spire/domain/deviceStorage';
import { calmPartOfDay } from '@spire/domain/dates';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { changeTrial, trialDay, trialsLeft, type Trial } from '@spire/remote-kit/trial';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Ends, Stack } from '@spire/ui/Stack';
import { media, space, text } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { KeptLine } from './KeptLine.tsx';
import { trial } from './messages/namespace.ts';
import { TrialPicture } from './TrialPicture.tsx';

interface EndStepProps {
  kept: Trial;
  onKept: (kept: Trial) => void;
  /** Another minute. */
  onMore: () => void;
}

/** The leaf has grown: it can be taken care of, left here for its seven days, or deleted at once. */
export function EndStep({ kept, onKept, onMore }: EndStepProps) {
  const t = useMessages(trial);
  const today = trialDay();
  const hasLeaf = kept.tried.length > 0;
  const isEnough = trialsLeft(kept, today) === 0;
  const isAsked = hasLeaf && kept.declinedOn !== today;
  const isHard = kept.tried.at(-1)?.answer === 'hard';
  const [hour] = useState(() => (isHard ? calmPartOfDay(new Date().getHours()) : undefined));
  const title = !hasLeaf ? 'removedTitle' : isEnough ? 'enoughTitle' : isAsked ? 'title' : 'declinedTitle';
  const decline = () => onKept(changeTrial({ declinedOn: today }));
  return (
    <Sides>
      <TrialPicture hasLeaf={hasLeaf} height="clamp(230px, 25vw, 300px)" hour={hour} />
      <Page title={t(`keep.${title}`)} isNarrow>
        {hasLeaf && (
          <>
            {isEnough && <p>{t('keep.enoughLead')}</p>}
            <p>{t(isStorageKept() ? 'keep.text' : 'keep.textUnkept')}</p>
            <Stack $gap={3}>
              <Button
                as={PageLink}
                page="auth"
                query="view=sign-up"
                $isWide
                $variant={isAsked ? 'primary' : 'secondary'}
              >
                <Lines>
                  {t('keep.yes')}
                  <small>{t('keep.yesLine')}</small>
                </Lines>
              </Button>
              <Button as={PageLink} page="setup" $isWide $variant="secondary" onClick={decline}>
                {t('keep.no')}
              </Button>
            </Stack>
          </>
        )}
        <Ends $gap={4}>
          {!isEnough && (
            <LinkButton type="button" onClick={onMore}>
              {t('keep.more')}
            </LinkButton>
          )}
          <KeptLine kept={kept} onKept={onKept} isDateSaid={isEnough} />
        </Ends>
        <div>
          <LinkButton as={PageLink} page="help">
            {t('someone')}
          </LinkButton>
        </div>
      </Page>
    </Sides>
  );
}

/** The picture above the words, or to their left where there is room. */
const Sides = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 34rem;
  margin-inline: auto;
  ${media.wide} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space(8)};
    max-width: none;
  }
`;

const Lines = styled.span`
  small {
    display: block;
    ${text.small}
    font-weight: 400;
  }
`;
