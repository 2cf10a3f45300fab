import { POINTS } from '@spire/domain/growth';
import { TOOLS } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { media, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { tools } from '../messages/namespace.ts';
import { TOOL_LOOKS } from './toolLooks.ts';

/** The five ways in, each with its number and, for whoever wants numbers on a day for it, what it gives. */
export function ToolLinks({ isQuiet = false }: { isQuiet?: boolean }) {
  const t = useMessages(tools);
  const tOptions = useMessages(options);
  const { hasNumbers } = useAppearance();
  return (
    <List>
      {TOOLS.map((tool, index) => {
        const { page, tint, icon } = TOOL_LOOKS[tool];
        const words = [
          t('overview.number', { number: index + 1 }),
          ...(hasNumbers && !isQuiet ? [t('overview.points', { points: POINTS.toolActivity })] : []),
          tOptions(`tools.${tool}.text`),
        ];
        return (
          <li key={tool}>
            <CardLink
              as={PageLink}
              page={page}
              title={tOptions(`tools.${tool}.title`)}
              text={words.join(' · ')}
              tint={tint}
              icon={<Icon name={icon} />}
            />
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  ${media.wide} {
    :root:not([data-calm='true']) & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
