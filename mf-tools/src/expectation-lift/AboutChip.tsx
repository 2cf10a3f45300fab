import type { EventKind } from '@spire/domain/eventKinds';
import { useMessages } from '@spire/i18n';
import { chosen } from '@spire/ui/chosen.ts';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { color, radius, space, text, touch } from '@spire/ui/tokens.ts';
import { useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { AboutSheet } from './AboutSheet.tsx';
import { DOWN } from './kindSigns.ts';
import { expectationLift } from './messages/namespace.ts';

interface AboutChipProps {
  /** The kind of event it is taken to be about; null where nothing tells. */
  about: EventKind | null;
  /** Whether that is no more than a guess. */
  isGuess: boolean;
  onChoose: (about: EventKind) => void;
  /** A line of small words, for where something else is at the centre. */
  isQuiet?: boolean;
}

/** The kind of event that is taken to lie ahead, as a chip that one tap changes (D62). */
export function AboutChip({ about, isGuess, onChoose, isQuiet = false }: AboutChipProps) {
  const t = useMessages(expectationLift);
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  return (
    <Stack $gap={2}>
      <div>
        <Chip
          ref={chip}
          type="button"
          $isQuiet={isQuiet}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <span>{about === null ? t('about.title') : t('about.chip', { kind: t(`about.kinds.${about}`) })}</span>
          <LineDrawing lines={DOWN} />
        </Chip>
      </div>
      {about !== null && isGuess && !isQuiet && <Quiet>{t('about.guessed')}</Quiet>}
      {isOpen && (
        <AboutSheet
          about={about}
          isGuess={isGuess}
          returnTo={chip}
          onClose={() => setOpen(false)}
          onChoose={(kind) => {
            setOpen(false);
            onChoose(kind);
          }}
        />
      )}
    </Stack>
  );
}

const quiet = css`
  margin-block: calc(-1 * ${space(2)});
  min-height: ${touch.least};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  ${text.small}
  > span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

const loud = css`
  min-height: 48px;
  padding: ${space(1.5)} ${space(4)};
  border: 1.5px solid;
  border-radius: ${radius.chip};
  ${text.body}
  line-height: 1.3;
  ${chosen}
`;

const Chip = styled.button<{ $isQuiet: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  text-align: start;
  cursor: pointer;
  ${({ $isQuiet }) => ($isQuiet ? quiet : loud)}
  > span {
    min-width: 0;
  }
  > svg {
    flex: none;
  }
`;
