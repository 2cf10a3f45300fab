import { POINTS } from '@spire/domain/growth';
import { TOOLS } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { radius, space, text, tint, type Tint } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import styled from 'styled-components';
import { tools } from '../messages/namespace.ts';
import { TOOL_LOOKS } from '../overview/toolLooks.ts';

/** The five tools by a sign and a short word each, and what each gives for whoever wants numbers (spec 2 §2); their full names are said to whoever listens. */
export function ToolRow({ hasPoints }: { hasPoints: boolean }) {
  const t = useMessages(tools);
  const tOptions = useMessages(options);
  return (
    <Row>
      {TOOLS.map((tool) => {
        const { page, tint: name, icon } = TOOL_LOOKS[tool];
        return (
          <li key={tool}>
            <Way as={PageLink} page={page}>
              <Tile $tint={name} aria-hidden>
                <Icon name={icon} />
              </Tile>
              {t(`card.short.${tool}`)}
              <VisuallyHidden>: {tOptions(`tools.${tool}.title`)}</VisuallyHidden>
              {hasPoints && <Points>{t('overview.points', { points: POINTS.toolActivity })}</Points>}
            </Way>
          </li>
        );
      })}
    </Row>
  );
}

/** Five beside each other; where their words would not fit, three and two. */
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)} 0;
  > li {
    flex: 0 0 max(20%, min(33%, (16.5rem - 100%) * 999));
  }
`;

const Way = styled.a`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(1)};
  border-radius: ${radius.small};
  ${text.small}
  color: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Points = styled.span`
  font-weight: 400;
`;

const Tile = styled.span<{ $tint: Tint }>`
  display: grid;
  place-content: center;
  width: min(58px, 100%);
  aspect-ratio: 1;
  border-radius: 18px;
  font-size: 1.2rem;
  color: ${({ $tint }) => tint($tint).ink};
  background: ${({ $tint }) => tint($tint).soft};
`;
