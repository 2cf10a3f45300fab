import { knownOf, useRead, useToday } from '@spire/client';
import { BREATHING_BREAK, IDEA_SECTIONS, IDEAS, type IdeaSection } from '@spire/content/ideas';
import { suitedOn } from '@spire/content/textTags';
import { assumptionsOf } from '@spire/domain/assumptions';
import { keysOf } from '@spire/domain/lists';
import { sensitivitiesOf } from '@spire/domain/sensitivities';
import { common, useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useState } from 'react';
import { ownWordsOf } from '../check-in/wordsOf.ts';
import { ideas as words } from './messages/namespace.ts';
import { TodaysSuggestionsDocument } from '../suggestion/TodaysSuggestions.generated.ts';
import { IdeaItem } from './IdeaItem.tsx';
import { IdeasForDocument } from './IdeasFor.generated.ts';
import { ideasFor } from './ideasFor.ts';

/** The catalogue: a breathing break, and three shelves of small things to choose from, those that fit the day (D25). */
export function Ideas() {
  const t = useMessages(words);
  const tCommon = useMessages(common);
  const today = useToday();
  const { day } = useDayMode();
  const limits = useRead(IdeasForDocument, { pick: ({ me }) => me });
  const known =
    knownOf(useRead(TodaysSuggestionsDocument, { pick: ({ me }) => me.suggestionInteractions.nodes })) ?? [];
  const [section, setSection] = useState<IdeaSection>('movement');
  const sections = keysOf(IDEA_SECTIONS);

  return (
    <Card title={t('title')}>
      <Read of={limits} failed={{ title: t('failed') }} isQuiet titleLevel={3}>
        {({ effectiveCapacity, profile, todaysCheckIn }) => {
          const considerations = profile?.considerations ?? [];
          const texts = todaysCheckIn === null ? [] : ownWordsOf(todaysCheckIn);
          const fitting = {
            capacity: effectiveCapacity,
            avoid: profile?.avoidSuggestions ?? [],
            sensitivities: sensitivitiesOf(considerations),
            suited: suitedOn(day?.isWeighty === true, assumptionsOf({ considerations, texts })),
          };
          const item = { known, today };
          return (
            <Stack $gap={4}>
              <p>{t('lead')}</p>
              <ul>
                {ideasFor([BREATHING_BREAK], fitting).map((idea) => (
                  <IdeaItem key={idea.id} idea={idea} category="mindfulness" {...item} />
                ))}
              </ul>
              <ChipGroup
                legend={t('choose')}
                isLegendHidden
                options={sections.map((id) => ({ id, label: t(`sections.${id}`) }))}
                selected={[section]}
                onChange={(ids) => setSection(sections.find((id) => id !== section && ids.includes(id)) ?? section)}
              />
              <ul>
                {ideasFor(IDEAS[section], fitting).map((idea) => (
                  <IdeaItem key={idea.id} idea={idea} category={IDEA_SECTIONS[section]} {...item} />
                ))}
              </ul>
              <Quiet>{tCommon('notTreatment')}</Quiet>
            </Stack>
          );
        }}
      </Read>
    </Card>
  );
}
