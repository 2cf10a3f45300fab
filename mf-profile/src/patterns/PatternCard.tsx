import { useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Ends, Stack } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { HidePatternDocument } from './HidePattern.generated.ts';
import { patterns } from './messages/namespace.ts';
import type { Pattern } from './found.ts';
import { PatternDots } from './PatternDots.tsx';
import { Sureness } from './Sureness.tsx';

/** One pattern: its sentence, both counts, the days against the person's usual, and how sure it is. */
export function PatternCard({ pattern }: { pattern: Pattern }) {
  const t = useMessages(patterns);
  const { isCalm } = useAppearance();
  const { save, state } = useSave(HidePatternDocument);
  const { id, text, isAsked, strength, with: withIt, without } = pattern;
  const title = text.replace(/\.$/, '');
  return (
    <Card
      title={
        <>
          {isAsked && (
            <Asked>
              <Tag>{t('asked')}</Tag>
            </Asked>
          )}
          {title}
        </>
      }
    >
      <Stack $gap={3}>
        {!isCalm && (
          <>
            <p>
              {t('count', {
                hits: withIt.hits,
                days: withIt.days,
                otherHits: without.hits,
                otherDays: without.days,
              })}
            </p>
            {pattern.behind.length > 0 && (
              <>
                <PatternDots pattern={pattern} />
                <Quiet aria-hidden>{t(pattern.direction === 'lower' ? 'below' : 'above')}</Quiet>
              </>
            )}
          </>
        )}
        <Sureness strength={strength} />
        <Ends>
          <LinkButton as={PageLink} page="patterns" query={`days=${id}`} aria-label={`${t('seeDays')}: ${title}`}>
            {t('seeDays')}
          </LinkButton>
          {strength !== 'trial' && (
            <LinkButton type="button" aria-label={t('hideNamed', { text: title })} onClick={() => void save({ id })}>
              {t('hide')}
            </LinkButton>
          )}
        </Ends>
        <SaveNotice state={state} title={t('notSaved')} />
      </Stack>
    </Card>
  );
}

const Asked = styled.span`
  display: block;
  margin-bottom: ${space(2)};
`;
