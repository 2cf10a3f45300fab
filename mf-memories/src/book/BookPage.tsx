import { usePictures } from '@spire/client/lazy';
import { LOCALES } from '@spire/domain/languages';
import { LIMITS } from '@spire/domain/limits';
import { isOneOf, keysOf } from '@spire/domain/lists';
import { isTold } from '@spire/domain/memoryRules';
import { options, useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton } from '@spire/ui/Button';
import { Checkbox } from '@spire/ui/Checkbox';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useState } from 'react';
import { useMemories, type Memory } from '../memories/useMemories.ts';
import { useWhen } from '../memories/useWhen.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { bookEntries, yearsOf } from './bookEntries.ts';
import { BookPlace } from './BookPlace.tsx';
import { BOOK_SIZES, type BookSize } from './bookStyle.ts';
import { makeBook, saveBook } from './makeBook.ts';
import { useSheets } from './useSheets.ts';

type State = 'resting' | 'saving' | 'printing' | 'failed';

/** All memories as a book, to be printed, or kept as one file with its pictures inside. Made on the device. */
export function BookPage() {
  const t = useMessages(namespace);
  const tOptions = useMessages(options);
  const language = useLanguage();
  const when = useWhen();
  const pictures = usePictures();
  const memories = useMemories();
  const [size, setSize] = useState<BookSize>('A5');
  const [name, setName] = useState('');
  const [hasCategories, setCategories] = useState(true);
  const [state, setState] = useState<State>('resting');
  const [years, setYears] = useState('');
  const sheets = useSheets(size);

  const entriesOf = (all: readonly Memory[]) =>
    bookEntries(all, {
      chapterOf: when.chapter,
      detailsOf: (memory) =>
        [
          when.whole(memory.date),
          ...(hasCategories && isTold(memory, 'category') ? [tOptions(`memoryCategories.${memory.category}`)] : []),
        ].join(' · '),
    });

  async function handle(all: readonly Memory[], doing: 'saving' | 'printing') {
    setState(doing);
    setYears(yearsOf(all));
    try {
      const book = await sheets.layOut(entriesOf(all));
      if (doing === 'printing') print();
      else {
        const read = (path: string) => pictures.read(path, 'large');
        const facts = { title: t('book.title'), locale: LOCALES[language], size };
        saveBook(await makeBook({ ...facts, sheets: book, read }), `${t('book.file')}.html`);
      }
      setState('resting');
    } catch {
      setState('failed');
    }
  }

  return (
    <Page
      title={t('book.title')}
      lead={t('book.lead')}
      isNarrow
      back={
        <LinkButton as={PageLink} page="memoryBank">
          <Icon name="back" />
          {t('open.back')}
        </LinkButton>
      }
    >
      <Read
        of={memories}
        loading={t('bank.loading')}
        failed={{ title: t('failed.title'), text: t('failed.text') }}
        empty={<p>{t('empty.text')}</p>}
      >
        {({ nodes, hasNextPage, totalCount, more, loadMore }) =>
          hasNextPage ? (
            <>
              <p>{t('book.partly', { shown: nodes.length, total: totalCount })}</p>
              {more === 'failed' && <Notice kind="error">{t('bank.moreFailed')}</Notice>}
              <BusyButton
                isBusy={more === 'busy'}
                busyLabel={t('bank.loadingMore')}
                // Until there are no more: none of them is the one wanted.
                onClick={() => void loadMore(() => false)}
              >
                {t('book.fetchAll')}
              </BusyButton>
            </>
          ) : (
            <Stack $gap={4}>
              <SegmentedControl
                legend={t('book.size')}
                options={keysOf(BOOK_SIZES).map((id) => ({ id, label: id }))}
                selected={size}
                onChange={(next) => isOneOf(keysOf(BOOK_SIZES), next) && setSize(next)}
              />
              <TextField
                name="bookName"
                label={t('book.name')}
                hint={t('book.nameHint')}
                isOptional
                autoComplete="off"
                limit={LIMITS.nickname}
                value={name}
                onChange={setName}
              />
              <Checkbox isChecked={hasCategories} onChange={setCategories}>
                {t('book.categories')}
              </Checkbox>
              <Row $gap={3} $wrap>
                <BusyButton
                  isBusy={state === 'printing'}
                  busyLabel={t('book.busy')}
                  onClick={() => void handle(nodes, 'printing')}
                >
                  {t('book.print')}
                </BusyButton>
                <BusyButton
                  variant="secondary"
                  isBusy={state === 'saving'}
                  busyLabel={t('book.busy')}
                  onClick={() => void handle(nodes, 'saving')}
                >
                  <Icon name="download" />
                  {t('book.save')}
                </BusyButton>
              </Row>
            </Stack>
          )
        }
      </Read>
      {state === 'failed' && <Notice kind="error">{t('book.failed')}</Notice>}
      <Quiet>{t('book.private')}</Quiet>
      <BookPlace sheets={sheets} cover={{ title: t('book.title'), name: name.trim(), years }} />
    </Page>
  );
}
