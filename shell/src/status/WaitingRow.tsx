import { FORMAT_LOCALES } from '@spire/domain/languages';
import { options, useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { usePagePath } from '@spire/remote-kit';
import { Icon, ICON_NAMES } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { status as words } from './messages/namespace.ts';
import type { ToldWrite } from './told.ts';
import { whenWords } from './whenWords.ts';

/** A write in the words of a person: what it is, what of it, and when it was written. */
export function useRowWords(): (of: ToldWrite) => { title: string; line: string } {
  const t = useMessages(words);
  const tOptions = useMessages(options);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  return ({ write, told }) => {
    const { day, time } = whenWords(new Date(write.writtenAt), now, FORMAT_LOCALES[language]);
    const chosen = (told?.chosen ?? []).map((key) => tOptions(key as never));
    const detail = told?.detail?.[language];
    const when = time === undefined ? day : t('at', { day, time });
    return {
      title: told?.title[language] ?? t('page.unknown'),
      line: [...(chosen.length > 0 ? [chosen.join(', ')] : []), ...(detail === undefined ? [] : [detail]), when].join(
        ' · ',
      ),
    };
  };
}

interface WaitingRowProps {
  of: ToldWrite;
  /** Asks whether to remove it, where that is wanted. */
  onRemove: (() => void) | undefined;
}

/** One thing that waits; the row leads to what it belongs to. */
export function WaitingRow({ of, onRemove }: WaitingRowProps) {
  const t = useMessages(words);
  const { title, line } = useRowWords()(of);
  const { told } = of;
  const hasPage = usePagePath(told?.page ?? '') !== undefined;
  const inside = (
    <>
      <Square aria-hidden>
        <Icon name={told !== undefined && ICON_NAMES.includes(told.icon) ? told.icon : 'check'} />
      </Square>
      <Said>
        <Title>{title}</Title>
        <Quiet as="span">{line}</Quiet>
      </Said>
    </>
  );
  if (onRemove !== undefined)
    return (
      <Line as="div">
        {inside}
        <LinkButton type="button" aria-label={t('page.removeNamed', { title })} onClick={onRemove}>
          {t('remove')}
        </LinkButton>
      </Line>
    );
  if (told === undefined || !hasPage) return <Line as="div">{inside}</Line>;
  return (
    <Line as={PageLink} page={told.page} query={told.query}>
      {inside}
      <Icon name="right" />
    </Line>
  );
}

/** Beside each other; with large text the words fall under the picture. */
const Line = styled.a<{ page?: string; query?: string | undefined }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-height: 3.5rem;
  padding-block: ${space(3)};
  color: ${color.ink};
  text-decoration: none;
  > svg:last-child {
    flex: none;
  }
  &:hover span > span:first-child {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

const Square = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.control};
  color: ${color.primary};
  background: ${color.primarySoft};
  :root[data-calm='true'] & {
    display: none;
  }
`;

const Said = styled.span`
  flex: 1 1 8rem;
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Own words may be long: the whole of them stands where the row leads. */
const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-weight: 650;
  line-height: 1.4;
`;
