import { SUMMARY_WINDOWS, type SummaryWindow } from '@spire/domain/growth';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { isOneOf } from '@spire/domain/lists';
import { useLanguage, useMessages } from '@spire/i18n';
import { usePageTitle, useSession } from '@spire/remote-kit';
import { useDraft } from '@spire/remote-kit/form';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Checkbox } from '@spire/ui/Checkbox';
import { Disclosure } from '@spire/ui/Disclosure';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { BackLink } from '../BackLink.tsx';
import { DoctorSheet } from './DoctorSheet.tsx';
import { summary } from './messages/namespace.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { emptyDraft, LINE_LIMIT, PARTS, type PartId } from './sheetParts.ts';
import { useSheetFacts } from './useSheetFacts.ts';

const KINDS = ['good', 'usual', 'heavy'] as const;
const HOW = ['one', 'two', 'three', 'four', 'five'] as const;

/** One sheet for the doctor: the person picks what is on it, and sees it before anybody else does (D72). */
export default function SummaryPage() {
  const t = useMessages(summary);
  const back = usePageTitle('me');
  const { userId } = useSession();
  const appLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(appLanguage);
  const [days, setDays] = useState<SummaryWindow>(SUMMARY_WINDOWS[1]);
  const [parts, setParts] = useState<readonly PartId[]>(PARTS.filter(({ isOnFirst }) => isOnFirst).map(({ id }) => id));
  const { value: draft, change } = useDraft(`summary.${userId}`, emptyDraft);
  const { read, words, ...facts } = useSheetFacts(language);
  return (
    <Page title={t('title')} lead={<Unprinted>{t('lead')}</Unprinted>} back={<BackLink page="me">{back}</BackLink>}>
      <OnPaper />
      <Columns>
        <Unprinted>
          <Stack $gap={4}>
            <SegmentedControl
              legend={t('window')}
              isLegendHidden
              options={SUMMARY_WINDOWS.map((each, at) => ({
                id: String(each),
                label: at === 0 ? t('windowOf', { count: each }) : String(each),
              }))}
              selected={String(days)}
              onChange={(id) => setDays(SUMMARY_WINDOWS.find((each) => String(each) === id) ?? days)}
            />
            <SegmentedControl
              legend={t('language')}
              options={LANGUAGES.map((id) => ({ id, label: t(`languages.${id}`) }))}
              selected={language}
              onChange={(id) => isOneOf(LANGUAGES, id) && setLanguage(id)}
            />
            <Card title={t('choose')}>
              {PARTS.map(({ id }) => (
                <Checkbox
                  key={id}
                  name={id}
                  isChecked={parts.includes(id)}
                  onChange={(isOn) => setParts((before) => (isOn ? [...before, id] : before.filter((x) => x !== id)))}
                >
                  {t(`parts.${id}`)}
                </Checkbox>
              ))}
            </Card>
            <Card>
              <Stack $gap={4}>
                <TextField
                  name="main"
                  label={t('main')}
                  limit={LINE_LIMIT}
                  value={draft.main}
                  onChange={(main) => change({ main })}
                />
                <QuestionFields questions={draft.questions} onChange={(questions) => change({ questions })} />
              </Stack>
            </Card>
            {parts.includes('holds') && (
              <Card title={t('parts.holds')}>
                <Stack $gap={3}>
                  {KINDS.map((kind) => (
                    <TextField
                      key={kind}
                      name={kind}
                      label={t(`kinds.${kind}`)}
                      isOptional
                      limit={LINE_LIMIT}
                      value={draft[kind]}
                      onChange={(words) => change({ [kind]: words })}
                    />
                  ))}
                </Stack>
              </Card>
            )}
            <Button type="button" $isWide onClick={() => print()}>
              {t('print')}
            </Button>
            <Disclosure title={t('how.title')}>
              <ul>
                {HOW.map((line) => (
                  <li key={line}>{t(`how.${line}`)}</li>
                ))}
              </ul>
            </Disclosure>
          </Stack>
        </Unprinted>
        <Read of={read} loading={t('loading')} failed={{ title: t('failedTitle'), text: t('failedText') }}>
          {(me) => (
            <Preview data-as-of data-sheet tabIndex={0} role="region" aria-label={t('sheet')}>
              {words !== undefined && <DoctorSheet {...facts} {...{ me, days, parts, draft, words }} />}
            </Preview>
          )}
        </Read>
      </Columns>
    </Page>
  );
}

/** The printed sheet stands alone: without the frame of the page, its title, or dark colours. */
const OnPaper = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 12mm; }
    /* Past every theme: whatever is chosen, paper is white and ink is black. */
    :root:root:root:root {
      color-scheme: light;
      --background: #fff;
      --surface: #fff;
      --ink: #000;
    }
    :root :is(header, nav, main h1, a, [data-notices]) { display: none; }
    :root body, :root div:has(main), :root main, :root main div:has([data-sheet]) {
      min-height: 0; margin: 0; padding: 0; max-width: none; display: block;
    }
    :root [data-sheet] { padding: 0; border: 0; box-shadow: none; overflow: visible; }
  }
`;

const Unprinted = styled.div`
  min-width: 0;
  @media print {
    display: none;
  }
`;

/** The choices beside the sheet where there is room for both, else above it. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  @media (min-width: 80rem) {
    grid-template-columns: minmax(14rem, 1fr) minmax(0, auto);
    align-items: start;
  }
`;

/** True to print, and moved sideways where the screen is narrower than paper. */
const Preview = styled.div`
  width: fit-content;
  max-width: 100%;
  padding: 6mm;
  border: 1px solid #bbb;
  background: #fff;
  overflow-x: auto;
`;
