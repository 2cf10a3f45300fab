import { knownOf, useRead, useSave } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { color, space } from '@spire/ui/tokens.ts';
import { HelpCard } from '@spire/written/HelpCard';
import { written } from '@spire/written/messages/namespace';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import { useNewDay } from '../useNewDay.ts';
import { GenerateSuggestionsDocument } from './GenerateSuggestions.generated.ts';
import { isFull } from './suggestionView.ts';
import { TodaysSuggestionsDocument } from './TodaysSuggestions.generated.ts';

type Asking = { kind: 'resting' | 'asking' | 'failed' } | { kind: 'help'; crisis: CrisisKind };

/** Three to choose from after the check-in, for whoever asks: each asking is one of the day's eight (spec 2 §2, §4). */
export function ThreeMore() {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const tWritten = useMessages(written);
  const language = useLanguage();
  const me = knownOf(useRead(TodaysSuggestionsDocument, { pick: (data) => data.me }));
  const { save: generate } = useSave(GenerateSuggestionsDocument);
  const [asking, setAsking] = useState<Asking>({ kind: 'resting' });
  // The same for every try, so that a repeat after a lost answer is not counted twice (D45).
  const id = useRef<string>(undefined);
  const today = useNewDay(() => setAsking({ kind: 'resting' }));
  const sets = me?.todaysSuggestions.filter(({ date }) => date === today) ?? [];
  const list = sets.findLast(({ form }) => form === 'list');

  async function ask(isHelpSeen: boolean) {
    if (asking.kind === 'asking') return;
    setAsking({ kind: 'asking' });
    id.current ??= crypto.randomUUID();
    const answer = await generate({ id: id.current, language, isHelpSeen });
    if (answer.kind !== 'saved') {
      setAsking({ kind: 'failed' });
      return;
    }
    const made = answer.data.generateSuggestions;
    if (made.__typename === 'CrisisHelp') {
      setAsking({ kind: 'help', crisis: made.kind });
      return;
    }
    id.current = undefined;
    setAsking({ kind: 'resting' });
  }

  if (me === undefined || (list === undefined && isFull(sets))) return null;
  if (asking.kind === 'help') return <HelpCard crisis={asking.crisis} onClose={() => void ask(true)} />;
  return (
    <Card title={t('three.title')}>
      <Stack $gap={4}>
        {list === undefined ? (
          <p>{t('three.lead')}</p>
        ) : (
          <ul aria-live="polite">
            {list.suggestions.map((each) => (
              <Item key={each.id}>
                <span aria-hidden>{each.emoji}</span>
                <div>
                  <p>{each.text}</p>
                  <Quiet>{tWritten(`sources.${each.source}`)}</Quiet>
                </div>
              </Item>
            ))}
          </ul>
        )}
        {asking.kind === 'failed' && <Notice kind="error">{t('three.failed')}</Notice>}
        {!isFull(sets) && (
          <BusyButton
            variant="secondary"
            isWide
            isBusy={asking.kind === 'asking'}
            busyLabel={t('suggestion.finding')}
            onClick={() => void ask(false)}
          >
            {asking.kind === 'failed' ? tCommon('actions.retry') : t(list === undefined ? 'three.ask' : 'three.again')}
          </BusyButton>
        )}
        {list !== undefined && (
          <Row $gap={2} $wrap>
            <Tag>{t('three.counts')}</Tag>
            <Quiet>{tCommon('notTreatment')}</Quiet>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

const Item = styled.li`
  display: flex;
  gap: ${space(3)};
  padding-block: ${space(3)};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;
