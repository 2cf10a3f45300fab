import { EVENT_KINDS, type EventKind } from '@spire/domain/eventKinds';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Dialog } from '@spire/ui/Dialog';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { Quiet } from '@spire/ui/Quiet';
import { TICK } from '@spire/ui/tick.ts';
import { color, space, text, touch } from '@spire/ui/tokens.ts';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { KIND_SIGNS } from './kindSigns.ts';
import { expectationLift } from './messages/namespace.ts';

interface AboutSheetProps {
  about: EventKind | null;
  isGuess: boolean;
  onChoose: (about: EventKind) => void;
  onClose: () => void;
  /** The chip. */
  returnTo: RefObject<HTMLElement | null>;
}

/** The eight kinds; a choice closes it, and the focus goes back to the chip it came from. */
export function AboutSheet({ about, isGuess, onChoose, onClose, returnTo }: AboutSheetProps) {
  const t = useMessages(expectationLift);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('about.title')}
      returnTo={returnTo}
      closeLabel={t('about.close')}
      actions={
        <Button type="button" $variant="secondary" onClick={onClose}>
          {t('about.close')}
        </Button>
      }
    >
      {about !== null && isGuess && <Quiet>{t('about.lead')}</Quiet>}
      <Kinds>
        {EVENT_KINDS.map((kind) => (
          <li key={kind}>
            <Kind type="button" aria-pressed={kind === about} onClick={() => onChoose(kind)}>
              <LineDrawing lines={KIND_SIGNS[kind]} />
              <Words>{t(`about.kinds.${kind}`)}</Words>
              {kind === about && <LineDrawing lines={TICK} />}
            </Kind>
          </li>
        ))}
      </Kinds>
    </Dialog>
  );
}

const Kinds = styled.ul`
  margin-top: ${space(2)};
  li + li {
    border-top: 1px solid ${color.hairline};
  }
`;

const Kind = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${touch.least};
  padding: ${space(2.5)} ${space(1)};
  border: 0;
  background: none;
  color: ${color.ink};
  ${text.body}
  text-align: start;
  cursor: pointer;
  > svg {
    flex: none;
    color: ${color.primary};
  }
  &[aria-pressed='true'] {
    font-weight: 650;
    color: ${color.primary};
  }
  &:hover {
    background: ${color.sunk};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  &::first-letter {
    text-transform: uppercase;
  }
`;
