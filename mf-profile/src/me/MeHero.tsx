import { calmPartOfDay, partOfDay } from '@spire/domain/dates';
import type { DayMode } from '@spire/domain/dayMode';
import { useFormat, useMessages } from '@spire/i18n';
import { Hero } from '@spire/ui/Hero';
import { color, space, text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import { Avatar } from './Avatar.tsx';
import { deedsToday } from './deedsToday.ts';
import type { Me } from './person.ts';

interface MeHeroProps {
  me: Me | undefined;
  mode: DayMode | undefined;
}

/** The person's plant with their name in its sky; the plant as this device knew it until they are known. */
export function MeHero({ me, mode }: MeHeroProps) {
  const t = useMessages(profile);
  const format = useFormat();
  const [hours] = useState(() => new Date().getHours());
  const heading = usePageArrival(t('me.title'));
  const growth = me?.growth;
  // The evening's tones all of a heavy day, and after help nothing that was done (D58).
  const hour = mode === 'hard' || mode === 'afterHelp' ? calmPartOfDay(hours) : partOfDay(hours);
  const deeds = mode === 'afterHelp' ? {} : deedsToday(growth?.days.at(-1));
  const nickname = me?.profile?.nickname ?? '';
  const avatar = me?.profile?.avatar ?? null;
  return (
    <Hero hour={hour} height={SCENE} {...(growth && { level: growth.level, deeds })}>
      <Line>
        {avatar !== null && <Avatar name={avatar} size="3.6rem" />}
        <div>
          <Name ref={heading} tabIndex={-1}>
            {me === undefined ? t('me.title') : nickname === '' ? t('me.nameless') : nickname}
          </Name>
          {me !== undefined && <p>{t('me.memberSince', { month: format.month(me.createdAt) })}</p>}
        </div>
      </Line>
    </Hero>
  );
}

const SCENE = 340;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  > div:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > img {
    border: 3px solid ${color.surface};
  }
`;

const Name = styled.h1`
  ${text.title}
`;
