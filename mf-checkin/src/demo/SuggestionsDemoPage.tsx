import { PROMPT_FALLBACKS } from '@spire/content/localSuggestions';
import { LIMITS } from '@spire/domain/limits';
import { common, options, useLanguage, useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton, Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { TextField } from '@spire/ui/TextField';
import { useId, useState } from 'react';
import { EqualWays } from '../EqualWays.ts';
import { checkin } from '../messages/namespace.ts';
import { surely, useCrisis } from '../suggestion/useCrisis.ts';
import { HelpFound } from './parts.ts';

/** Wishes to choose from, in the words of the check-in. */
const EXAMPLES = ['ro', 'energi', 'latter'] as const;

const asAnswers = (needMoreText: string) => ({ whatIsGoodText: '', lookingForwardText: '', needMoreText });

/** Asking for suggestions, to try: ready-made examples, whatever is asked, and nobody is asked but this page (trap 80). */
export default function SuggestionsDemoPage() {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const language = useLanguage();
  const [prompt, setPrompt] = useState('');
  const [asked, setAsked] = useState('');
  const [seen, setSeen] = useState('');
  const reading = useCrisis(asked === '' || asked === seen ? null : asAnswers(asked));
  const wish = prompt.trim();
  const examples = useId();
  const tOptions = useMessages(options);
  const title = usePageTitle('suggestionsDemo');

  function choose(example: string) {
    setPrompt(example);
    setAsked(example);
  }

  const crisis = surely(reading ?? null);
  if (crisis !== null)
    return <HelpFound crisis={crisis} told={[asked]} onGoOn={() => setAsked('')} onNotMe={() => setSeen(asked)} />;

  return (
    <Page title={title} lead={t('demo.suggestionsLead')} isNarrow>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (wish !== '') setAsked(wish);
        }}
      >
        <Stack $gap={4}>
          <TextField
            name="prompt"
            label={t('demo.prompt')}
            value={prompt}
            limit={LIMITS.freeText}
            autoComplete="off"
            onChange={setPrompt}
          />
          <BusyButton
            type="submit"
            isWide
            busyLabel={t('suggestion.finding')}
            disabledReason={wish === '' ? t('demo.blankReason') : undefined}
          >
            {t('demo.show')}
          </BusyButton>
          <Stack $gap={2} role="group" aria-labelledby={examples}>
            <p id={examples}>{t('demo.choose')}</p>
            <EqualWays>
              {EXAMPLES.map((need) => (
                <Button
                  key={need}
                  type="button"
                  $variant="secondary"
                  onClick={() => choose(tOptions(`needMore.${need}`))}
                >
                  {tOptions(`needMore.${need}`)}
                </Button>
              ))}
            </EqualWays>
          </Stack>
        </Stack>
      </form>
      {asked !== '' && reading !== undefined && (
        <Stack $gap={3} aria-live="polite">
          {PROMPT_FALLBACKS.map((text) => (
            <Card key={text.no}>
              <Stack $gap={2}>
                <p>{text[language]}</p>
                <div>
                  <Tag>{t('demo.example')}</Tag>
                </div>
              </Stack>
            </Card>
          ))}
          <Quiet>{tCommon('notTreatment')}</Quiet>
        </Stack>
      )}
      <LinkButton as={PageLink} page="home">
        {t('summary.toHome')}
      </LinkButton>
    </Page>
  );
}
