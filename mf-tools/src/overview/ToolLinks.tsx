import { TOOLS } from '@spire/domain/options';
import { ROUTES } from '@spire/domain/routes';
import { options, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { tools } from '../messages/namespace.ts';
import { TOOL_LOOKS } from './toolLooks.ts';

/** The five ways in. `isNumbered` adds which tool it is in the order of the tools page. */
export function ToolLinks({ isNumbered = false }: { isNumbered?: boolean }) {
  const t = useMessages(tools);
  const o = useMessages(options);
  return (
    <List>
      {TOOLS.map((tool, index) => {
        const { route, tint, icon } = TOOL_LOOKS[tool];
        const words = o(`tools.${tool}.text`);
        return (
          <li key={tool}>
            <CardLink
              as={Link}
              to={ROUTES[route].path}
              title={o(`tools.${tool}.title`)}
              text={isNumbered ? `${t('overview.number', { number: index + 1 })} · ${words}` : words}
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
`;
