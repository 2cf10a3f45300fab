import type { Scale, ScaleAnswer, Step } from '@spire/domain/scales';
import { useMessages } from '@spire/i18n';
import { scaleWords } from '@spire/i18n/scales/namespace';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { space, touch } from '@spire/ui/tokens.ts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { scales } from './messages/namespace.ts';
import { ScaleDrawing } from './ScaleDrawing.tsx';
import { StepGrid } from './StepGrid.tsx';
import { useScale } from './useScale.ts';

interface ScaleItemProps {
  scale: Scale;
  date: string;
  answers: readonly ScaleAnswer[];
  isOpen: boolean;
  /** Takes the focus when it opens, since another was answered or it was asked for. */
  isFocused: boolean;
  onOpen: () => void;
  onAnswer: (value: number | null) => void;
}

const DOWN = ['m6 9 6 6 6-6'];

/** A scale on a day: five steps while it is open, its answer in a line, or its name alone where there is none (D52). */
export function ScaleItem({ scale, date, answers, isOpen, isFocused, onOpen, onAnswer }: ScaleItemProps) {
  const t = useMessages(scales);
  const tScaleWords = useMessages(scaleWords);
  const { value, isCarried, press, states } = useScale(scale, date, answers);
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen && isFocused) name.current?.focus({ preventScroll: true });
  }, [isOpen, isFocused]);

  const label = tScaleWords(`names.${scale}`);
  const step = value === null ? undefined : (value as Step);
  const said = step === undefined ? '' : tScaleWords(`steps.${scale}.s${step}`);
  return (
    <Item>
      {isOpen ? (
        <>
          <Head>
            <Name ref={name} tabIndex={-1}>
              {label}
            </Name>
            {value !== null && (
              <LinkButton
                type="button"
                aria-label={t('answer.clearOf', { scale: label })}
                onClick={() => {
                  press(value);
                  onAnswer(null);
                }}
              >
                {t('answer.clear')}
              </LinkButton>
            )}
          </Head>
          <StepGrid
            scale={scale}
            value={value}
            onPress={(pressed) => {
              press(pressed);
              onAnswer(pressed === value ? null : pressed);
            }}
          />
        </>
      ) : step === undefined ? (
        <Closed type="button" aria-expanded={false} onClick={onOpen}>
          <strong>{label}</strong>
          <LineDrawing lines={DOWN} />
        </Closed>
      ) : (
        <Head>
          <Said>
            <ScaleDrawing scale={scale} step={step} />
            <span>
              <strong>{label}:</strong> {lower(said)}
              {isCarried && ` (${t('answer.carried')})`}
            </span>
          </Said>
          <LinkButton type="button" aria-label={t('answer.changeOf', { scale: label })} onClick={onOpen}>
            {t('answer.change')}
          </LinkButton>
        </Head>
      )}
      {states.map((state, index) => (
        <SaveNotice key={index} state={state} title={t('answer.notSaved')} />
      ))}
    </Item>
  );
}

/** As it stands within a line. */
export const lower = (words: string) => words.charAt(0).toLocaleLowerCase() + words.slice(1);

const Item = styled.li`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(2)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  min-height: ${touch.least};
`;

const Name = styled.h3`
  font-size: 1rem;
  line-height: 1.45;
`;

const Said = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  > svg {
    flex: none;
  }
`;

const Closed = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  width: 100%;
  min-height: 48px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;
