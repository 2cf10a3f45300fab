import { TOOLS } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { media, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { tools } from '../messages/namespace.ts';
import { TOOL_LOOKS } from './toolLooks.ts';

/** The five ways in. The overview says which number each has, and has room for two columns. */
export function ToolLinks({ isOverview = false }: { isOverview?: boolean }) {
  const t = useMessages(tools);
  const tOptions = useMessages(options);
  return (
    <List $isOverview={isOverview}>
      {TOOLS.map((tool, index) => {
        const { page, tint, icon } = TOOL_LOOKS[tool];
        const words = tOptions(`tools.${tool}.text`);
        return (
          <li key={tool}>
            <CardLink
              as={PageLink}
              page={page}
              title={tOptions(`tools.${tool}.title`)}
              text={isOverview ? `${t('overview.number', { number: index + 1 })} · ${words}` : words}
              tint={tint}
              icon={<Icon name={icon} />}
            />
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul<{ $isOverview: boolean }>`
  display: grid;
  gap: ${space(3)};
  ${media.wide} {
    ${({ $isOverview }) =>
      $isOverview && ":root:not([data-calm='true']) & { grid-template-columns: repeat(2, minmax(0, 1fr)); }"}
  }
`;
