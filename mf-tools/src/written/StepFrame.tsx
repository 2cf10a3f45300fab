import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { FlowActions, FlowFrame } from '@spire/ui/FlowFrame';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { StepProgress } from '@spire/ui/StepProgress';
import { color, media, space, text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { writtenTools } from './messages/namespace.ts';
import { SIGNS } from '../tool-frame/drawings.ts';

/** How long each of these tools takes, said on its first step (A14). */
const MINUTES = 2;

interface StepFrameProps {
  /** The tool's name. */
  title: string;
  /** The purpose of the tool, on the first step. */
  lead: string;
  /** The question of this step. */
  question: string;
  hint?: ReactNode;
  at: number;
  count: number;
  onBack: (() => void) | undefined;
  actions: ReactNode;
  /** The step may be longer than the screen: its actions stay at the foot. */
  isLong?: boolean;
  /** Whether there are things to stand side by side on a wide screen. */
  isWide?: boolean;
  /** Content above the question. */
  above?: ReactNode;
  /** Content below, once, with the first step: what was done before. */
  below?: ReactNode;
  children: ReactNode;
}

/** One step a screen: what tool it is, how far one has come, one question, and what to do at the foot. */
export function StepFrame(props: StepFrameProps) {
  const {
    title,
    lead,
    question,
    hint,
    at,
    count,
    onBack,
    actions,
    above,
    below,
    children,
    isLong = false,
    isWide = false,
  } = props;
  const t = useMessages(writtenTools);
  const arrival = usePageArrival(title);
  const heading = useNewStep(at);
  const steps = t('step', { current: at, total: count });
  return (
    <FlowFrame>
      <Narrow $isWide={isWide}>
        <div>
          {onBack === undefined ? (
            <LinkButton as={PageLink} page="tools">
              <LineDrawing lines={SIGNS.close} />
              {t('close')}
            </LinkButton>
          ) : (
            <LinkButton type="button" onClick={onBack}>
              <LineDrawing lines={SIGNS.back} />
              {t('back')}
            </LinkButton>
          )}
          <Name ref={arrival} tabIndex={-1}>
            {title}
          </Name>
          {at === 1 && <Lead>{lead}</Lead>}
        </div>
        <StepProgress
          current={at}
          total={count}
          label={at === 1 ? `${steps} · ${t('minutes', { count: MINUTES })}` : steps}
        />
        {above}
        <div>
          <Question ref={heading} tabIndex={-1}>
            {question}
          </Question>
          {hint !== undefined && <Lead>{hint}</Lead>}
        </div>
        {children}
        <Actions $isFloating={isLong}>{actions}</Actions>
        {below}
      </Narrow>
    </FlowFrame>
  );
}

/** Takes the eye and the focus to a step that has just come; not to the first, where the page's own title has it. */
function useNewStep(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [at]);
  return heading;
}

const Narrow = styled.div<{ $isWide: boolean }>`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space(4)};
  width: 100%;
  max-width: ${({ $isWide }) => ($isWide ? '60rem' : '34rem')};
  margin-inline: auto;
  margin-top: -${space(2)};
`;

/**
 * The actions stand right below their step where there is room to spare, and never cover a form with a button of its
 * own.
 */
const Actions = styled(FlowActions)`
  ${Narrow}:has(form) & {
    position: static;
  }
  ${media.wide} {
    margin-top: 0;
  }
`;

const Name = styled.h1`
  ${text.small}
  font-weight: 650;
  color: ${color.muted};
  &:focus {
    outline: none;
  }
`;

const Lead = styled.p`
  color: ${color.muted};
`;

const Question = styled.h2`
  ${text.title}
  &:focus {
    outline: none;
  }
`;
