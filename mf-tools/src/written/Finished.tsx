import { knownOf, useIsWaiting, useRead } from '@spire/client';
import { partOfDay } from '@spire/domain/dates';
import { common, useMessages } from '@spire/i18n';
import { useBackdrop } from '@spire/remote-kit';
import { Hero } from '@spire/ui/Hero';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { Quiet } from '@spire/ui/Quiet';
import { Scene, skyOf } from '@spire/ui/Scene';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { writtenTools } from './messages/namespace.ts';
import { PlantOfToolsDocument } from './PlantOfTools.generated.ts';
import { SIGNS } from './signs.ts';

interface FinishedProps {
  title: string;
  lead?: ReactNode;
  /** The write that saved it, to tell whether it has been sent; left out while it is not saved. */
  saved?: { mutation: string; id: string };
  children: ReactNode;
}

const SCENE = '230px';
const BIRD = { hasUsedTool: true };

/** The end of a tool: the plant with the bird that came by, and what came of it. Only what is saved is called so (trap 13). */
export function Finished({ title, lead, saved, children }: FinishedProps) {
  const t = useMessages(writtenTools);
  const tCommon = useMessages(common);
  const heading = usePageArrival(title);
  const isWaitingOf = useIsWaiting();
  const isWaiting = saved !== undefined && isWaitingOf(saved.mutation, { id: saved.id });
  const level = knownOf(useRead(PlantOfToolsDocument, { pick: ({ me }) => me.growth.level }));
  const [hour] = useState(() => partOfDay(new Date().getHours()));
  const backdrop = useMemo(
    () => ({
      picture: <Scene view="near" hour={hour} height={SCENE} deeds={BIRD} {...(level && { level })} />,
      sky: skyOf(hour),
    }),
    [hour, level],
  );
  useBackdrop(backdrop);
  return (
    <Narrow>
      <Hero $hour={hour} $height={SCENE}>
        {saved !== undefined && !isWaiting && (
          <Saved role="status">
            <LineDrawing lines={SIGNS.done} />
            {t('saved')}
          </Saved>
        )}
      </Hero>
      <div>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {lead !== undefined && <p>{lead}</p>}
        {isWaiting && <Quiet role="status">{tCommon('states.waiting')}</Quiet>}
      </div>
      {children}
    </Narrow>
  );
}

const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
`;

const Title = styled.h1`
  ${text.title}
  &:focus {
    outline: none;
  }
`;

const Saved = styled.p`
  align-self: flex-start;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(4)};
  border-radius: ${radius.chip};
  ${text.small}
  font-weight: 650;
  background: ${color.surface};
  color: ${color.ink};
`;
