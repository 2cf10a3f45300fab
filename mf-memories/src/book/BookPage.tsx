import { usePictures } from '@spire/client/lazy';
import { useLanguage, useMessages, options } from '@spire/i18n';
import { LOCALES } from '@spire/domain/languages';
import { isTold } from '@spire/domain/memoryRules';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton, Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Row } from '@spire/ui/Stack';
import { radius, space, text } from '@spire/ui/tokens.ts';
import { memo, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { MemoryPicture } from '../memories/MemoryPicture.tsx';
import { useMemories, type Memory } from '../memories/useMemories.ts';
import { useWhen } from '../memories/useWhen.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { dataAddress, makeBook, saveBook } from './makeBook.ts';

/** All memories one after the other, to be printed, or kept as one file with its pictures inside. Made on the device. */
export function BookPage() {
  const t = useMessages(namespace);
  const tOptions = useMessages(options);
  const language = useLanguage();
  const when = useWhen();
  const pictures = usePictures();
  const memories = useMemories();
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting');

  const detailsOf = (memory: Memory) => [
    when.whole(memory.date),
    ...(isTold(memory, 'category') ? [tOptions(`memoryCategories.${memory.category}`)] : []),
  ];

  async function handleSave(all: readonly Memory[]) {
    setState('busy');
    try {
      const entries = [];
      // One at a time: a telephone does not hold hundreds of pictures at once twice.
      for (const memory of all) {
        const { picturePath } = memory;
        const picture = picturePath === null ? undefined : await pictures.read(picturePath, 'large');
        entries.push({
          ...memory,
          details: detailsOf(memory).join(' · '),
          picture: picture && (await dataAddress(picture)),
        });
      }
      saveBook(makeBook({ title: t('book.title'), locale: LOCALES[language], entries }), `${t('book.file')}.html`);
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
      <Print />
      <Read
        of={memories}
        loading={t('bank.loading')}
        failed={{ title: t('failed.title'), text: t('failed.text') }}
        empty={<p>{t('empty.text')}</p>}
      >
        {({ nodes, hasNextPage, totalCount, more, loadMore }) => (
          <>
            {hasNextPage ? (
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
              <Row $wrap>
                <BusyButton isBusy={state === 'busy'} busyLabel={t('book.busy')} onClick={() => void handleSave(nodes)}>
                  <Icon name="download" />
                  {t('book.save')}
                </BusyButton>
                <Button type="button" $variant="secondary" onClick={() => print()}>
                  {t('book.print')}
                </Button>
              </Row>
            )}
            {state === 'failed' && <Notice kind="error">{t('book.failed')}</Notice>}
            <Quiet>{t('book.private')}</Quiet>
            <Book data-book>
              <PaperTitle aria-hidden>{t('book.title')}</PaperTitle>
              {nodes.map((memory) => (
                <BookEntry key={memory.id} memory={memory} details={detailsOf(memory).join(' · ')} />
              ))}
            </Book>
          </>
        )}
      </Read>
    </Page>
  );
}

/** One memory of the book; drawn once, however many come after it. */
const BookEntry = memo(function BookEntry({ memory, details }: { memory: Memory; details: string }) {
  return (
    <Entry>
      {memory.picturePath !== null && (
        <Frame>
          <MemoryPicture memory={memory} size="large" isWhole />
        </Frame>
      )}
      <Title>{`${memory.emoji} ${memory.title}`}</Title>
      <Quiet>{details}</Quiet>
      <Words>{memory.description}</Words>
    </Entry>
  );
});

/** The printed page holds the book alone, black on white whatever the screen looks like. */
const Print = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-book], [data-book] * { visibility: visible; }
    [data-book] { position: absolute; inset: 0 0 auto; }
    :root, body, [data-book], [data-book] * { color: #000; background: #fff; }
    [data-book] img { filter: none; }
  }
`;

const Book = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

/** The page says it on the screen. */
const PaperTitle = styled.p`
  ${text.title}
  display: none;
  @media print {
    display: block;
  }
`;

/** An entry far out of sight is not laid out; on paper all are. */
const Entry = styled.article`
  break-inside: avoid;
  overflow-wrap: anywhere;
  content-visibility: auto;
  contain-intrinsic-size: auto 360px;
  @media print {
    content-visibility: visible;
  }
`;

const Frame = styled.div`
  height: 260px;
  margin-bottom: ${space(3)};
  border-radius: ${radius.card};
  overflow: hidden;
  @media print {
    height: auto;
    img {
      width: auto;
      max-width: 100%;
      height: auto;
      max-height: 11cm;
      border-radius: ${radius.card};
    }
  }
`;

const Title = styled.h2`
  ${text.heading}
`;

const Words = styled.p`
  margin-top: ${space(2)};
  white-space: pre-line;
`;
