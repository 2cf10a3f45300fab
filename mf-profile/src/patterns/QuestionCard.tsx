import { useSave } from '@spire/client';
import type { OutcomeId } from '@spire/domain/patterns/kinds';
import { useFormat, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Disclosure } from '@spire/ui/Disclosure';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { RadioCards } from '@spire/ui/RadioCards';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { Card } from '@spire/ui/Card';
import { useState } from 'react';
import { AskPatternDocument } from './AskPattern.generated.ts';
import { patterns } from './messages/namespace.ts';
import type { Found } from './found.ts';
import { RemovePatternQuestionDocument } from './RemovePatternQuestion.generated.ts';

/** One question at a time: what is asked now, or one thing and one answer to choose. */
export function QuestionCard({ found }: { found: Found }) {
  const t = useMessages(patterns);
  const format = useFormat();
  const removing = useSave(RemovePatternQuestionDocument);
  const { question, nextQuestionOn } = found;
  return (
    <Card>
      <Disclosure title={t('question.title')}>
        {question === null ? (
          nextQuestionOn === null ? (
            <AskForm found={found} />
          ) : (
            <p>{t('question.later', { date: format.longDate(nextQuestionOn) })}</p>
          )
        ) : (
          <Stack $gap={3}>
            <p>
              {t('question.now', { thing: question.exposure.label, outcome: t(`outcomes.${question.outcome}`) })}
              {(question.state === 'nothing' || question.state === 'tooFewDays') &&
                ` ${t(`question.${question.state}`)}`}
            </p>
            {nextQuestionOn !== null && <Quiet>{t('question.later', { date: format.longDate(nextQuestionOn) })}</Quiet>}
            <div>
              <LinkButton type="button" onClick={() => void removing.save({})}>
                {t('question.remove')}
              </LinkButton>
            </div>
            <SaveNotice state={removing.state} title={t('notSaved')} />
          </Stack>
        )}
      </Disclosure>
      <Quiet>{t('question.hint')}</Quiet>
    </Card>
  );
}

function AskForm({ found: { exposures, outcomes } }: { found: Found }) {
  const t = useMessages(patterns);
  const { save, state } = useSave(AskPatternDocument);
  const [thing, setThing] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<OutcomeId | null>(null);
  const [isMissed, setMissed] = useState(false);
  if (exposures.length === 0) return <p>{t('question.none')}</p>;
  const chosen = exposures.find((_, at) => String(at) === thing);
  // With one answer there is nothing to choose.
  const about = outcome ?? (outcomes.length === 1 ? (outcomes[0] ?? null) : null);

  function handleAsk() {
    if (chosen === undefined || about === null) setMissed(true);
    else void save({ exposure: { kind: chosen.kind, name: chosen.name }, outcome: about });
  }
  return (
    <Stack>
      <p>{t('question.lead')}</p>
      <RadioCards
        legend={t('question.thing')}
        options={exposures.map(({ label }, at) => ({ id: String(at), title: label }))}
        selected={thing}
        onChange={setThing}
        error={isMissed && chosen === undefined ? t('question.needed') : undefined}
      />
      {outcomes.length > 1 && (
        <RadioCards
          legend={t('question.outcome')}
          options={outcomes.map((id) => ({ id, title: t(`outcomes.${id}`) }))}
          selected={outcome}
          onChange={(id) => setOutcome(outcomes.find((each) => each === id) ?? null)}
          error={isMissed && about === null ? t('question.needed') : undefined}
        />
      )}
      <BusyButton isWide isBusy={state.kind === 'saving'} busyLabel={t('question.saving')} onClick={handleAsk}>
        {t('question.save')}
      </BusyButton>
      <SaveNotice state={state} title={t('notSaved')} />
    </Stack>
  );
}
