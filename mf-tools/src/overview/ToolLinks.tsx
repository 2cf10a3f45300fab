import { POINTS } from '@spire/domain/growth';
import { TOOLS } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { cardGround } from '@spire/ui/Card';
import { color, media, motion, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { tools } from '../messages/namespace.ts';
import { TOOL_LOOKS } from './toolLooks.ts';
import { ToolPicture } from './ToolPicture.tsx';

/** The five ways in, by what they are for, each with its number and, for whoever wants numbers on a day for it, what it gives. */
export function ToolLinks({ isQuiet }: { isQuiet: boolean }) {
  const t = useMessages(tools);
  const tOptions = useMessages(options);
  const { hasNumbers } = useAppearance();
  return (
    <>
      {TOOLS.map((tool, index) => {
        const { page, tint } = TOOL_LOOKS[tool];
        const words = [
          t('overview.number', { number: index + 1 }),
          ...(hasNumbers && !isQuiet ? [t('overview.points', { points: POINTS.toolActivity })] : []),
          tOptions(`tools.${tool}.text`),
        ];
        return (
          <li key={tool}>
            <Way as={PageLink} page={page}>
              <Frame>
                <ToolPicture tool={tool} name={tint} />
              </Frame>
              <span>
                <Purpose>{t(`overview.for.${tool}`)}</Purpose>
                <Name>{tOptions(`tools.${tool}.title`)}</Name>
                <Line>{words.join(' · ')}</Line>
              </span>
            </Way>
          </li>
        );
      })}
    </>
  );
}

/** All that there is to choose from; side by side where there is room, and one below the other if calm (A33). */
export const ToolList = styled.ul`
  display: grid;
  gap: ${space(3)};
  > li {
    container-type: inline-size;
  }
  ${media.wide} {
    :root:not([data-calm='true']) & {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
      gap: ${space(4)};
    }
  }
`;

const Frame = styled.span`
  flex: none;
  align-self: stretch;
  width: 84px;
  overflow: hidden;
  @container (width < 15rem) {
    width: 100%;
    height: 72px;
  }
  ${media.wide} {
    :root:not([data-calm='true']) & {
      width: 100%;
      height: 112px;
    }
  }
`;

const Way = styled.a`
  ${cardGround}
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 92px;
  overflow: hidden;
  color: ${color.ink};
  text-decoration: none;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.primary};
  }
  > span:last-child {
    padding: ${space(3)} ${space(4)} ${space(3)} 0;
    min-width: 0;
  }
  @container (width < 15rem) {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    > span:last-child {
      padding-inline-start: ${space(4)};
    }
  }
  ${media.wide} {
    :root:not([data-calm='true']) & {
      flex-direction: column;
      align-items: stretch;
      gap: 0;
      height: 100%;
      > span:last-child {
        padding: ${space(3)} ${space(5)} ${space(4)};
      }
    }
  }
`;

const Purpose = styled.strong`
  display: block;
  line-height: 1.35;
`;

const Name = styled.span`
  display: block;
  color: ${color.primary};
  font-weight: 600;
`;

const Line = styled.span`
  display: block;
  ${text.small}
  color: ${color.muted};
`;
