import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { CONSIDERATION_SECTIONS } from '@spire/domain/considerations';
import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, GOALS, GOOD_NOW } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { useState } from 'react';
import { Card } from '../src/Card.tsx';
import { CheckboxChips } from '../src/CheckboxChips.tsx';
import { CheckboxGroup } from '../src/CheckboxGroup.tsx';
import { ChipGroup } from '../src/ChipGroup.tsx';
import { FeelingGrid } from '../src/FeelingGrid.tsx';
import { Page } from '../src/Page.tsx';
import { RadioCards } from '../src/RadioCards.tsx';
import { Stack } from '../src/Stack.tsx';
import { StepProgress } from '../src/StepProgress.tsx';
import { Lines, Switch } from '../src/Switch.tsx';
import { gallery } from './texts/namespace.ts';

const FEELINGS = [
  { id: 'heavy', emoji: '😞' },
  { id: 'aBitHeavy', emoji: '🙁' },
  { id: 'middle', emoji: '😐' },
  { id: 'good', emoji: '🙂' },
  { id: 'veryGood', emoji: '😊' },
] as const;

/** Every way to choose. */
export function ChoicesPage() {
  const t = useMessages(gallery);
  const tOptions = useMessages(options);
  const [good, setGood] = useState(['glede', 'haap', 'fokus']);
  const [isOn, setOn] = useState(true);
  const [feeling, setFeeling] = useState<string | null>(null);
  const [goals, setGoals] = useState(['peace']);
  const [capacity, setCapacity] = useState<string | null>('limited');
  const [goal, setGoal] = useState<string | null>(null);
  const [considerations, setConsiderations] = useState(['stress', 'fatigue', 'me_fibro_syndromes']);
  const [avoid, setAvoid] = useState(['exercise']);
  return (
    <Page
      title={t('choices.title')}
      lead={t('choices.lead')}
      back={<StepProgress current={3} total={LIMITS.wizardSteps} label={t('choices.step')} />}
      columns
    >
      <Stack $gap={5}>
        <Card>
          <ChipGroup
            legend={t('choices.good')}
            hint={t('choices.goodHint')}
            options={keysOf(GOOD_NOW).map((id) => ({ id, label: tOptions(`whatIsGood.${id}`), emoji: GOOD_NOW[id] }))}
            selected={good}
            onChange={setGood}
            cap={LIMITS.checkInChipsCapped}
            capReason={t('choices.cap')}
            isGrid
          />
        </Card>
        <Card>
          <Lines>
            <Switch isOn={isOn} onChange={setOn} hint={t('choices.avoidHint')}>
              {t('switches.calm')}
            </Switch>
            <Switch isOn={!isOn} onChange={(isOff) => setOn(!isOff)}>
              {t('switches.dark')}
            </Switch>
          </Lines>
        </Card>
        <Card>
          <FeelingGrid
            legend={t('home.mood')}
            options={FEELINGS.map(({ id, emoji }) => ({ id, emoji, label: t(`home.moods.${id}`) }))}
            selected={feeling}
            onChange={setFeeling}
          />
        </Card>
        <Card>
          <RadioCards
            legend={t('choices.capacity')}
            options={CAPACITY_LEVELS.map((id) => ({
              id,
              title: tOptions(`capacityLevels.${id}.title`),
              text: tOptions(`capacityLevels.${id}.text`),
            }))}
            selected={capacity}
            onChange={setCapacity}
          />
        </Card>
        <Card>
          <ChipGroup
            legend={t('choices.goals')}
            options={GOALS.map((id) => ({ id, label: t(`answers.goals.${id}`) }))}
            selected={goals}
            onChange={setGoals}
          />
        </Card>
      </Stack>
      <Stack $gap={5}>
        <Card>
          <CheckboxChips
            legend={t('choices.considerations')}
            hint={t('choices.considerationsHint')}
            sections={keysOf(CONSIDERATION_SECTIONS).map((section) => ({
              id: section,
              title: t(`choices.sections.${section}`),
              options: CONSIDERATION_SECTIONS[section].map((id) => ({ id, label: t(`answers.considerations.${id}`) })),
            }))}
            selected={considerations}
            onChange={setConsiderations}
            filter={{ label: t('choices.choose'), nothing: t('choices.nothingFound') }}
          />
        </Card>
        <Card>
          <CheckboxGroup
            legend={t('choices.avoid')}
            hint={t('choices.avoidHint')}
            options={AVOID_SUGGESTIONS.map((id) => ({ id, label: t(`answers.avoidSuggestions.${id}`) }))}
            selected={avoid}
            onChange={setAvoid}
          />
        </Card>
        <Card>
          <RadioCards
            legend={t('choices.goals')}
            columns={2}
            options={GOALS.slice(0, 4).map((id) => ({ id, title: t(`answers.goals.${id}`) }))}
            selected={goal}
            onChange={setGoal}
            error={goal === null ? t('choices.missing') : undefined}
          />
        </Card>
      </Stack>
    </Page>
  );
}
