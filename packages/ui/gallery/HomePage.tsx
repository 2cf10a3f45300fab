import { keysOf } from '@spire/domain/lists';
import { TOOLS, type Tool } from '@spire/domain/options';
import { common, options, useMessages } from '@spire/i18n';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../src/Button.tsx';
import { Card, CardLink } from '../src/Card.tsx';
import { Checkbox } from '../src/Checkbox.tsx';
import { Icon, type IconName } from '../src/Icon.tsx';
import { Page } from '../src/Page.tsx';
import { ProgressBar } from '../src/ProgressBar.tsx';
import { RadioCards } from '../src/RadioCards.tsx';
import { Scene } from '../src/Scene.tsx';
import { Row, Stack } from '../src/Stack.tsx';
import { Tag } from '../src/Tag.tsx';
import { color, text, type Tint } from '../src/tokens.ts';
import { gallery } from './texts/namespace.ts';

const toolLooks: Record<Tool, { tint: Tint; icon: IconName }> = {
  inner_balance: { tint: 'sky', icon: 'waves' },
  micro_regulation: { tint: 'amber', icon: 'sun' },
  social_support: { tint: 'rose', icon: 'heart' },
  self_priority: { tint: 'violet', icon: 'shield' },
  expectation_lift: { tint: 'sun', icon: 'sunrise' },
};

const MOODS = { heavy: '😔', aBitHeavy: '😕', middle: '😐', good: '🙂', veryGood: '😊' } as const;
const TASKS = ['first', 'second', 'third'] as const;

/** Home as the study draws it, built of nothing but primitives. */
export function HomePage() {
  const t = useMessages(gallery);
  const tOptions = useMessages(options);
  const tCommon = useMessages(common);
  const [mood, setMood] = useState('middle');
  const [finished, setFinished] = useState<readonly string[]>(['first']);
  return (
    <Page title={t('home.title')} lead={t('home.date')} columns>
      <Stack $gap={5}>
        <Card>
          <Row $gap={4} $wrap>
            <Scene level="small_plant" hour="morning" view="plant" size="5.4rem" />
            <Grow $gap={2}>
              <div>
                <Heading>{tOptions('levels.small_plant')}</Heading>
                <Muted>{t('home.points')}</Muted>
              </div>
              <ProgressBar value={0.5} label={t('home.progress')} />
              <Muted>{t('home.days')}</Muted>
            </Grow>
          </Row>
        </Card>
        <Button $isWide>{t('home.checkIn')}</Button>
        <Card title={t('home.mood')}>
          <RadioCards
            legend={t('home.mood')}
            isLegendHidden
            columns={5}
            options={keysOf(MOODS).map((id) => ({ id, title: t(`home.moods.${id}`), emoji: MOODS[id] }))}
            selected={mood}
            onChange={setMood}
          />
        </Card>
        <Card title={t('home.suggestion')} aside={<Tag>{t('home.ofEight')}</Tag>}>
          <Stack $gap={3}>
            <Large>{t('home.suggestionText')}</Large>
            <Row $gap={2} $wrap>
              <Tag tint="teal">{t('home.standard')}</Tag>
              <Tag>{t('home.minutes')}</Tag>
            </Row>
            <Halves $wrap>
              <Button $variant="secondary">{t('home.like')}</Button>
              <Button $variant="secondary">{t('home.finish')}</Button>
            </Halves>
            <Muted>{tCommon('notTreatment')}</Muted>
          </Stack>
        </Card>
      </Stack>
      <Stack $gap={5}>
        <Card title={t('home.three')}>
          {TASKS.map((id) => (
            <Checkbox
              key={id}
              isChecked={finished.includes(id)}
              onChange={(isChecked) =>
                setFinished(isChecked ? [...finished, id] : finished.filter((each) => each !== id))
              }
              hint={t(`home.kinds.${id}`)}
            >
              {t(`home.tasks.${id}`)}
            </Checkbox>
          ))}
        </Card>
        <Stack $gap={3}>
          <Between>
            <Heading>{t('home.tools')}</Heading>
            <Muted>{t('home.each')}</Muted>
          </Between>
          {TOOLS.map((id) => (
            <CardLink
              key={id}
              href="#pictures"
              title={tOptions(`tools.${id}.title`)}
              text={tOptions(`tools.${id}.text`)}
              tint={toolLooks[id].tint}
              icon={<Icon name={toolLooks[id].icon} />}
            />
          ))}
        </Stack>
      </Stack>
    </Page>
  );
}

const Large = styled.p`
  ${text.large}
`;

const Muted = styled.p`
  ${text.small}
  color: ${color.muted};
`;

const Heading = styled.h2`
  ${text.heading}
`;

const Between = styled(Row)`
  justify-content: space-between;
`;

const Halves = styled(Row)`
  > * {
    flex: 1 1 8rem;
  }
`;

const Grow = styled(Stack)`
  flex: 1 1 9rem;
`;
