import type { Idea } from '@spire/content/ideas';
import type { LocalDate } from '@spire/domain/dates';
import type { SuggestionCategory } from '@spire/domain/options';
import { useLanguage, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { Timer } from '@spire/ui/Timer';
import { useKeptTimer } from '@spire/ui/useKeptTimer.ts';
import { color, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { ideas } from './messages/namespace.ts';
import { MarkFailed } from '../suggestion/MarkFailed.tsx';
import { MarkButtons, Outlined, UndoDone } from '../suggestion/MarkButtons.tsx';
import { useTimerWords } from '../suggestion/useTimerWords.ts';
import { type KnownInteractions, useInteractions } from '../suggestion/useInteractions.ts';

interface IdeaItemProps {
  idea: Idea;
  category: SuggestionCategory;
  known: KnownInteractions;
  today: LocalDate;
}

/** One idea: what it is, and once it is opened the ways to do it now, to like it and to say that it is done. */
export function IdeaItem({ idea, category, known, today }: IdeaItemProps) {
  const t = useMessages(ideas);
  const language = useLanguage();
  const timer = useKeptTimer(`idea.${idea.id}`, idea.minutes * 60);
  const [isOpen, setOpen] = useState(timer.at !== undefined);
  const words = useTimerWords(idea.minutes);
  const text = idea.text[language];
  const interactions = useInteractions({ text, source: 'built_in', category }, known, today);

  return (
    <Item>
      <Head>
        <Emoji aria-hidden>{idea.emoji}</Emoji>
        <Words>
          <p>{text}</p>
          <Quiet>
            {t('minutes', { minutes: idea.minutes })}
            {interactions.isCompleted && ` · ${t('isDone')}`}
          </Quiet>
        </Words>
        <LinkButton
          type="button"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'closeNamed' : 'openNamed', { text })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'close' : 'open')}
        </LinkButton>
      </Head>
      {isOpen && (
        <Opened $gap={3} tabIndex={-1}>
          {category === 'physical' && <Quiet>{t('stop')}</Quiet>}
          <MarkFailed of={interactions} />
          {timer.at !== undefined ? (
            <Timer
              seconds={idea.minutes * 60}
              words={words}
              kept={timer}
              onDone={() => timer.end() && void interactions.mark('completed')}
              onCancel={() => timer.end()}
            >
              <span aria-hidden>{idea.emoji}</span>
            </Timer>
          ) : (
            <Ways>
              {interactions.isCompleted ? (
                <UndoDone of={interactions} as={Outlined} />
              ) : (
                <Button type="button" $variant="secondary" onClick={timer.start}>
                  <LineDrawing lines={SIGNS.try} />
                  {t('doNow')}
                </Button>
              )}
              <MarkButtons of={interactions} as={Outlined} />
            </Ways>
          )}
        </Opened>
      )}
    </Item>
  );
}

const Item = styled.li`
  padding-block: ${space(3)};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;

/** The way to it falls below the words where they would be a narrow column. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  > button {
    margin-inline-start: auto;
  }
`;

/** Keeps the focus when what had it gives way to something else. */
const Opened = styled(Stack)`
  margin-top: ${space(2)};
`;

const Emoji = styled.span`
  flex: none;
  font-size: 1.5rem;
`;

const Words = styled.div`
  flex: 1 1 11rem;
  min-width: 0;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
