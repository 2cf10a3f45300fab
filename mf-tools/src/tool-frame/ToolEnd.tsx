import { knownOf, useRead, type SaveState } from '@spire/client';
import { useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import { PageLink } from '@spire/remote-kit/router';
import { Hero } from '@spire/ui/Hero';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, media, radius, space, text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { OfferedNumber } from '@spire/written/OfferedHelp';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Narrow, ToolFlow } from './ToolFlow.tsx';
import { SIGNS } from './drawings.ts';
import { toolFrame } from './messages/namespace.ts';
import { ToolPlantDocument } from './ToolPlant.generated.ts';
import { isQuiet } from '@spire/written/day/useDayMode.ts';

interface ToolEndProps {
  /** The day, which the page knew before anything was saved; nothing is said until it is known. */
  day: Day | undefined;
  /** The title of the end; "A bird came by" when left out. */
  title?: string;
  line?: ReactNode;
  /** This tool's own words beside "Saved". */
  praise?: string;
  /** How far saving has come, where it is saved by now: only what is saved is called so (trap 13). */
  saved?: SaveState['kind'] | undefined;
  /** The part below needs the room: a lower scene. */
  isLow?: boolean;
  /** Much to read follows: a page with the bar below it, rather than a flow with its actions at the foot. */
  isPage?: boolean;
  /** The heading on the page, where the title is one that a browser's tab and history may show. */
  shown?: string;
  /** Instead of the hour's sky and the bird: an evening without a bird, or no scene at all. */
  scene?: 'evening' | 'none';
  /** From 900 px as wide as the page is, for two columns. */
  isBroad?: boolean;
  /** The part that stays on a day after help: the person's own, and nothing to do more of. */
  own?: ReactNode;
  children: ReactNode;
}

const SCENE = 260;
const LOW_SCENE = 214;
const BIRD = { hasUsedTool: true };
const NO_DEEDS = {};

/**
 * The end of a tool: the plant with the bird that came by, one sentence, and what may follow. No bird and no praise on a
 * quiet day; after help neither "Saved" nor what follows, but a number to call (D58).
 */
export function ToolEnd(props: ToolEndProps) {
  const {
    day,
    title,
    shown,
    line,
    praise,
    saved,
    scene: sky,
    isPage = false,
    isLow = false,
    isBroad = false,
    own,
    children,
  } = props;
  const t = useMessages(toolFrame);
  const isStill = day === undefined || isQuiet(day);
  const isAfterHelp = day?.mode === 'afterHelp';
  const words = isAfterHelp ? t('end.quiet') : (title ?? t(isStill ? 'end.quiet' : 'end.title'));
  const heading = usePageArrival(words);
  const level = knownOf(useRead(ToolPlantDocument, { pick: ({ me }) => me.growth.level }));
  const isEvening = sky === 'evening';
  const scene = sky !== 'none' && (
    <Hero
      isNear
      height={isLow ? LOW_SCENE : SCENE}
      deeds={isStill || isEvening ? NO_DEEDS : BIRD}
      {...(level && { level })}
      {...(isEvening && { hour: 'evening' })}
    />
  );
  const Frame = isBroad ? Broad : isPage ? Narrow : ToolFlow;
  if (day === undefined) return <Frame>{scene}</Frame>;
  if (isAfterHelp)
    return (
      <Frame>
        {scene}
        <Title ref={heading} tabIndex={-1}>
          {words}
        </Title>
        <OfferedNumber kind={day.helpKind ?? 'unsure'} />
        {own}
        <div>
          <LinkButton as={PageLink} page="tools">
            {t('toTools')}
          </LinkButton>
        </div>
      </Frame>
    );
  return (
    <Frame>
      {scene}
      <Head>
        {saved === 'saved' && (
          <Saved role="status">
            <LineDrawing lines={SIGNS.done} />
            {praise === undefined || isStill ? t('end.saved') : `${praise} ${t('end.saved')}.`}
          </Saved>
        )}
        <Title ref={heading} tabIndex={-1}>
          {shown ?? words}
        </Title>
        {line !== undefined && <p>{line}</p>}
        {saved === 'waiting' && <p role="status">{t('end.waiting')}</p>}
        <div data-notices />
      </Head>
      {children}
    </Frame>
  );
}

const Broad = styled(Narrow)`
  ${media.wide} {
    max-width: none;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Title = styled.h1`
  ${text.title}
  overflow-wrap: anywhere;
`;

const Saved = styled.p`
  width: fit-content;
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
