import { useFormat, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Disclosure } from '@spire/ui/Disclosure';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { StepProgress } from '@spire/ui/StepProgress';
import { Lines, Switch } from '@spire/ui/Switch';
import { space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bring } from './messages/namespace.ts';
import type { KnownFile } from './answers.ts';
import { leftWords } from './leftKinds.ts';
import { outlineFacts, picturesByKind, skippedByKind } from './outlineFacts.ts';
import type { Bring } from './useBring.ts';
import { useOwnDays } from './useOwnDays.ts';
import { useSourceName } from './useSourceName.ts';

/** The lines of one kind that are shown one by one. */
const MOST_SHOWN = 20;

/** The parts that come along and those that do not, each with a number and a reason; nothing has been saved yet. */
export function Understood({ flow, known }: { flow: Bring; known: KnownFile }) {
  const t = useMessages(bring);
  const format = useFormat();
  const { file, outline, answers } = known;
  const facts = outlineFacts(outline);
  const ownDays = useOwnDays(outline);
  const source = useSourceName()(outline.format);
  return (
    <Stack>
      <StepProgress current={2} total={3} label={t('step', { current: 2, total: 3 })} />
      <div>
        <h2>{t('understood')}</h2>
        <p>{t('found', { source })}</p>
        <Quiet>
          {facts.first === undefined || facts.last === undefined
            ? file.name
            : t('fromTo', { name: file.name, from: format.shortDate(facts.first), to: format.shortDate(facts.last) })}
        </Quiet>
      </div>
      <Card title={t('comes')}>
        <Lines>
          <Counted count={facts.days}>{t('days', { count: facts.days })}</Counted>
          {facts.moodDays > 0 && (
            <Counted count={facts.moodDays}>
              {t('moodDays', { count: facts.moodDays })}
              {facts.severalDays > 0 && <Quiet>{t('several', { count: facts.severalDays })}</Quiet>}
            </Counted>
          )}
          {facts.activities > 0 && (
            <Counted count={facts.activities}>
              {t('activities', { count: facts.activities })}
              <Quiet>{t('activityTimes', { count: facts.activityTimes })}</Quiet>
            </Counted>
          )}
          {facts.notes > 0 && <Counted count={facts.notes}>{t('notes', { count: facts.notes })}</Counted>}
          {facts.pictures > 0 && <Counted count={facts.pictures}>{t('pictures', { count: facts.pictures })}</Counted>}
          {facts.notes > 0 && (
            <Switch isOn={answers.hasNotes} onChange={(hasNotes) => flow.answer(known, { hasNotes })}>
              {t('withNotes')}
            </Switch>
          )}
          {facts.pictures > 0 && (
            <Switch isOn={answers.hasPictures} onChange={(hasPictures) => flow.answer(known, { hasPictures })}>
              {t('withPictures')}
            </Switch>
          )}
        </Lines>
        {ownDays === undefined && <Quiet>{t('ownDays')}</Quiet>}
      </Card>
      <StaysBehind known={known} ownDays={ownDays ?? 0} />
      <Row $wrap>
        <Button type="button" $variant="secondary" onClick={flow.startAnew}>
          {t('cancel')}
        </Button>
        <Button type="button" onClick={() => flow.go(known, 'asking')}>
          {t('next')}
        </Button>
      </Row>
    </Stack>
  );
}

function StaysBehind({ known: { outline }, ownDays }: { known: KnownFile; ownDays: number }) {
  const t = useMessages(bring);
  const format = useFormat();
  const { skipped, left, skippedPictures } = outline;
  const placeOf = (at: string) => {
    const [, number] = /^(?:record|item|entry) (\d+)$/.exec(at) ?? [];
    return number === undefined ? at : t('placeInFile', { number });
  };
  const isNothing = skipped.length + left.length + skippedPictures.length + ownDays === 0;
  return (
    <Card title={t('stays')}>
      {isNothing && <Quiet>{t('nothingLeft')}</Quiet>}
      <Lines>
        {skippedByKind(skipped).map(([kind, lines]) => (
          <Counted key={kind} count={lines.length}>
            {t(`skipped.${kind}`, { count: lines.length })}
            <Disclosure title={t('see')}>
              <ul>
                {lines.slice(0, MOST_SHOWN).map(({ at, why }, index) => (
                  <li key={index}>{kind === 'mood' || kind === 'other' ? `${placeOf(at)}: ${why}` : placeOf(at)}</li>
                ))}
              </ul>
              {lines.length > MOST_SHOWN && <Quiet>{t('more', { count: lines.length - MOST_SHOWN })}</Quiet>}
            </Disclosure>
          </Counted>
        ))}
        {ownDays > 0 && (
          <Counted count={ownDays}>
            {t('here', { count: ownDays })}
            <Quiet>{t('hereText')}</Quiet>
          </Counted>
        )}
        {picturesByKind(skippedPictures).map(([kind, count]) => (
          <Counted key={kind} count={count}>
            {t(kind === 'audio' ? 'sounds' : 'pictures', { count })}
            <Quiet>{t(`pictureWhy.${kind}`)}</Quiet>
          </Counted>
        ))}
      </Lines>
      {left.length > 0 && (
        <Quiet>{t('left', { list: format.list(leftWords(left, (kind) => t(`leftKinds.${kind}`))) })}</Quiet>
      )}
    </Card>
  );
}

function Counted({ count, children }: { count: number; children: ReactNode }) {
  const format = useFormat();
  return (
    <Line>
      <Count>{format.number(count, 0)}</Count>
      <Said>{children}</Said>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${space(4)};
  padding-block: ${space(3)};
`;

const Count = styled.b`
  flex: none;
  min-width: 3.2ch;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

const Said = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
