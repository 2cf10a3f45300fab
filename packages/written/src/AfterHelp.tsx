import { crisisHelp } from '@spire/content/crisisHelp';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { callGround } from '@spire/ui/NumberButton';
import { Stack } from '@spire/ui/Stack';
import { color, media, radius, space, text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { MessageToSomeone } from './MessageToSomeone.tsx';
import { LeaveQuickly } from './LeaveQuickly.tsx';
import { FromPlan } from './plan/FromPlan.tsx';
import { SIGNS } from './signs.ts';
import { written } from './messages/namespace.ts';

interface AfterHelpProps {
  kind: CrisisKind;
  /** The person's name; empty where it is not known. */
  name: string;
  /** The words of that day, where they are known. */
  told?: readonly string[] | undefined;
  /** The plant as it is, without what was done today. */
  picture?: ReactNode;
  onNotMe: () => void;
}

/**
 * The view in the place of everything else for the rest of a day on which help was found (D58): whom to call, in sight
 * while one scrolls, the two lines that begin the help of that kind, a message to somebody, and something to hold on to.
 * It offers nothing to do, shows nothing done and quotes nothing written. After abuse no message is offered: it
 * would stay on a phone that somebody else may read.
 */
export function AfterHelp({ kind, name, told, picture, onNotMe }: AfterHelpProps) {
  const t = useMessages(written);
  const language = useLanguage();
  const [isStaying, setStaying] = useState(false);
  const { lead, loudest, exercise } = crisisHelp(kind, language, told);
  const title = name === '' ? t('after.titleNoName') : t('after.title', { name });
  const heading = usePageArrival(title);
  return (
    <Column $gap={4}>
      <LeaveQuickly />
      <div>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <p>{lead}</p>
        <div data-notices />
      </div>
      <Numbers aria-label={t('after.call')}>
        <Call aria-hidden>
          <LineDrawing lines={SIGNS.phone} />
          {t('after.call')}
        </Call>
        <Tiles>
          {loudest.map(({ id, number, tel, brief }) => (
            <li key={id}>
              <Tile href={`tel:${tel}`}>
                <Number>{number.replaceAll(' ', UNBROKEN)}</Number>
                <span>{brief[language].name}</span>
              </Tile>
            </li>
          ))}
        </Tiles>
      </Numbers>
      {picture !== undefined && <Picture>{picture}</Picture>}
      <FromPlan kind={kind} />
      {kind !== 'abuse' && <MessageToSomeone words={t('after.message')} />}
      <div>
        <Button
          type="button"
          $variant="secondary"
          $isWide
          aria-expanded={isStaying}
          onClick={() => setStaying(!isStaying)}
        >
          <LineDrawing lines={SIGNS.stay} />
          {t('help.stayHere')}
        </Button>
        {isStaying && <Exercise role="status">{exercise}</Exercise>}
      </div>
      <Ways>
        <LinkButton as={PageLink} page="help">
          {t('help.moreNumbers')}
        </LinkButton>
        <LinkButton type="button" onClick={onNotMe}>
          {t('help.notMe')}
        </LinkButton>
      </Ways>
    </Column>
  );
}

/** A number that falls on two lines is hard to dial. */
const UNBROKEN = '\u00a0';

/** Too narrow for three numbers side by side, at any size of text. */
const NARROW = '@container (width < 20rem)';

const Column = styled(Stack)`
  container-type: inline-size;
`;

/** First to the eye and to the keyboard; read after the heading, which has the focus on arrival, so that none is passed by. */
const ABOVE_ALL = 'order: -2;';

/**
 * The numbers stay in sight while the page scrolls; where they stand below each other only the first does, and where
 * the window is low none. The focused element is scrolled clear of them.
 */
const Numbers = styled.nav`
  ${ABOVE_ALL}
  position: sticky;
  z-index: 5;
  top: 0;
  ~ * :is(a, button),
  ~ a {
    scroll-margin-top: 9rem;
  }
  @media (max-height: 30rem) {
    position: static;
  }
  padding-block: ${space(2)};
  background: ${color.background};
  ${NARROW} {
    display: contents;
  }
`;

const Call = styled.p`
  ${ABOVE_ALL}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(2)};
  font-weight: 650;
`;

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > li {
    flex: 1 1 auto;
    ${ABOVE_ALL}
  }
  ${NARROW} {
    display: contents;
    > li:first-child {
      position: sticky;
      z-index: 5;
      top: ${space(2)};
    }
  }
`;

const Tile = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 66px;
  height: 100%;
  padding: ${space(2)} ${space(1)};
  border-radius: ${radius.control};
  ${callGround}
  ${text.small}
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  ${media.forced} {
    border-color: LinkText;
  }
`;

const Number = styled.strong`
  font-size: 1.05rem;
  font-variant-numeric: tabular-nums;
`;

const Picture = styled.div`
  order: -1;
  border-radius: ${radius.card};
  overflow: hidden;
`;

const Title = styled.h1`
  ${text.title}
  margin-bottom: ${space(1)};
`;

const Exercise = styled.p`
  margin-top: ${space(3)};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;
