import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LEVELS } from '@spire/domain/growth';
import { options, useMessages } from '@spire/i18n';
import styled from 'styled-components';
import { BADGES } from '@spire/domain/badges';
import { BadgeDrawing } from '../src/BadgeDrawing.tsx';
import { Card } from '../src/Card.tsx';
import { Icon, ICON_NAMES } from '../src/Icon.tsx';
import { Logo, LogoMark } from '../src/Logo.tsx';
import { NextThing } from '../src/NextThing.tsx';
import { Page } from '../src/Page.tsx';
import { Scene, type Deeds } from '../src/Scene.tsx';
import { Row, Stack } from '../src/Stack.tsx';
import { color, radius, space, text, type ColorName } from '../src/tokens.ts';
import { gallery } from './texts/namespace.ts';

const names = Object.keys(color) as ColorName[];
const looks = Object.keys(text) as (keyof typeof text)[];

const DEEDS: readonly Deeds[] = [
  { hasCheckedIn: true },
  { hasCheckedIn: true, done: 3, memories: ['sun'] },
  { done: 1, memories: ['sky', 'amber', 'teal'], hasUsedTool: true },
  { hasCheckedIn: true, done: 2, memories: ['sky', 'amber', 'teal', 'violet', 'rose'], hasUsedTool: true },
];

/** Plant, scene, logo, icons, colours and type. */
export function PicturesPage() {
  const t = useMessages(gallery);
  const tOptions = useMessages(options);
  return (
    <Page title={t('pictures.title')} lead={t('pictures.lead')}>
      <Card title={t('pictures.plant')}>
        <Grid>
          {LEVELS.map(({ id }) => (
            <Stack key={id} $gap={2}>
              <Scene level={id} hour="day" view="plant" size="9rem" />
              <Small>{tOptions(`levels.${id}`)}</Small>
            </Stack>
          ))}
        </Grid>
      </Card>
      <Card title={t('pictures.scene')}>
        <Stack $gap={5}>
          {PARTS_OF_DAY.map((hour, index) => (
            <Scene key={hour} hour={hour} level={LEVELS[index + 1]?.id ?? 'sprout'} deeds={DEEDS[index] ?? {}} />
          ))}
        </Stack>
      </Card>
      <NextThing href="#home" title={t('home.next')} line={t('home.nextLine')} />
      <Card title={t('pictures.logo')}>
        <Row $gap={6} $wrap>
          <Logo />
          <LogoMark size="1.25rem" />
          <LogoMark size="6rem" />
          <img src={new URL('../assets/favicon.svg', import.meta.url).href} width={64} height={64} alt="" />
          <img src={new URL('../assets/favicon.svg', import.meta.url).href} width={16} height={16} alt="" />
        </Row>
      </Card>
      <Card title={t('pictures.type')}>
        <Stack $gap={2}>
          {looks.map((look) => (
            <Styled key={look} $look={look}>
              {t('pictures.sample')}
            </Styled>
          ))}
        </Stack>
      </Card>
      <Card title={t('pictures.icons')}>
        <Grid>
          {ICON_NAMES.map((name) => (
            <Row key={name} $gap={2}>
              <Icon name={name} />
              <Small>{name}</Small>
            </Row>
          ))}
          {BADGES.map((id) => (
            <Row key={id} $gap={2}>
              <BadgeDrawing id={id} />
              <Small>{id}</Small>
            </Row>
          ))}
        </Grid>
      </Card>
      <Card title={t('pictures.colors')}>
        <Grid>
          {names.map((name) => (
            <Stack key={name} $gap={1}>
              <Swatch $name={name} />
              <Small>{name}</Small>
            </Stack>
          ))}
        </Grid>
      </Card>
    </Page>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${space(4)};
`;

const Swatch = styled.div<{ $name: ColorName }>`
  height: 48px;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.small};
  background: ${({ $name }) => color[$name]};
`;

const Small = styled.p`
  ${text.small}
`;

const Styled = styled.p<{ $look: keyof typeof text }>`
  ${({ $look }) => text[$look]}
`;
