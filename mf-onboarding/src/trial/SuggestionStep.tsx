import { TRIAL_TEXTS } from '@spire/content/trialTexts';
import { TRIAL_LIMITS, type TrialAnswer } from '@spire/domain/trial';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { changeTrial, keptTrial, trialDay, type Trial } from '@spire/remote-kit/trial';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { color, text as textStyle } from '@spire/ui/tokens.ts';
import { useKeptTimer } from '@spire/ui/useKeptTimer.ts';
import { SomeoneFirst } from '@spire/written/SomeoneFirst';
import styled from 'styled-components';
import { chooseText } from './chooseText.ts';
import { trial } from './messages/namespace.ts';
import { Minute } from './Minute.tsx';
import { SIGNS } from './signs.ts';
import type { Choice } from './useTrialPlace.ts';

/** The one timer of a trial; there is never more than one. */
const TIMER = 'trial';

interface SuggestionStepProps {
  choice: Choice;
  onKept: (kept: Trial) => void;
  onChange: (choice: Choice) => void;
  onBack: () => void;
  onDone: (answer: TrialAnswer) => void;
}

/** One suggestion that fits the answer, and its minute. On a hard day somebody to talk to comes first (D58). */
export function SuggestionStep({ choice, onKept, onChange, onBack, onDone }: SuggestionStepProps) {
  const t = useMessages(trial);
  const tCommon = useMessages(common);
  const language = useLanguage();
  const timer = useKeptTimer(TIMER, TRIAL_LIMITS.seconds);
  const { answer, textId, seen } = choice;
  const text = TRIAL_TEXTS.find(({ id }) => id === textId) ?? chooseText(TRIAL_TEXTS, choice);
  const isHard = answer === 'hard';

  function handleStart() {
    onChange({ ...choice, textId: text.id });
    timer.start();
    onKept(changeTrial({ running: { answer, textId: text.id, at: Date.now() } }));
  }

  function stop() {
    onKept(changeTrial({ running: undefined }));
    return timer.end();
  }

  function handleDone() {
    const isOurs = stop();
    if (isOurs) {
      const done = { id: crypto.randomUUID(), text: text.text[language], category: text.category };
      const tried = { ...done, answer, date: trialDay(), at: Date.now() };
      onKept(changeTrial({ tried: [...keptTrial().tried, tried] }));
    }
    onDone(answer);
  }

  function handleAnother() {
    const { textId: _, ...rest } = choice;
    onChange({ ...rest, chance: Math.random(), seen: [...seen, text.id] });
  }

  const another = (
    <LinkButton
      type="button"
      onClick={() => {
        if (timer.at !== undefined) stop();
        handleAnother();
      }}
    >
      <LineDrawing lines={SIGNS.another} />
      {t('suggestion.another')}
    </LinkButton>
  );
  if (timer.at !== undefined)
    return (
      <Minute
        key="minute"
        title={text.title[language]}
        because={t(`answers.${answer}.because`)}
        words={text.text[language]}
        timer={timer}
        isHard={isHard}
        another={another}
        onDone={handleDone}
        onClose={stop}
      />
    );
  return (
    <Page
      key={text.id}
      title={text.title[language]}
      lead={<p>{t(`answers.${answer}.because`)}</p>}
      isNarrow
      back={
        <LinkButton type="button" onClick={onBack}>
          <LineDrawing lines={SIGNS.back} />
          {t('back')}
        </LinkButton>
      }
    >
      {isHard && <SomeoneFirst />}
      <Card>
        <Stack $gap={5}>
          <Said>
            <Emoji aria-hidden>{text.emoji}</Emoji>
            <span>{text.text[language]}</span>
          </Said>
          <Button type="button" $isWide $variant={isHard ? 'secondary' : 'primary'} onClick={handleStart}>
            <LineDrawing lines={SIGNS.play} />
            {t('suggestion.tryNow')}
          </Button>
        </Stack>
      </Card>
      <div>{another}</div>
      <Small>{tCommon('notTreatment')}</Small>
    </Page>
  );
}

const Said = styled.p`
  display: flex;
  gap: 12px;
  ${textStyle.large}
`;

const Emoji = styled.span`
  flex: none;
  font-size: 1.9rem;
  line-height: 1.25;
`;

const Small = styled.p`
  ${textStyle.small}
  color: ${color.muted};
`;
