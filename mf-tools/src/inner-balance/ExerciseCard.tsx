import type { Exercise } from '@spire/content/exercises/exercise';
import { INNER_BALANCE_CATEGORIES, type InnerBalanceCategory } from '@spire/domain/toolOptions';
import { useLanguage, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { cardGround } from '@spire/ui/Card';
import { Row } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { color, motion, space, text, tint } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CATEGORY_TINTS } from './categoryTints.ts';
import { innerBalance } from './messages/namespace.ts';

/** The first sentence of a description, which stands in lists. */
const firstSentence = (description: string) => /^.*?[.?](?=\s|$)/su.exec(description)?.[0] ?? description;

interface ExerciseCardProps {
  exercise: Exercise;
  to: string;
  /** A word about it, at the end of its tags. */
  children?: ReactNode;
}

/** One exercise in a list: its group by its sign, what it is called, how long it is, how one lies or sits, and its first sentence. */
export function ExerciseCard({ exercise, to, children }: ExerciseCardProps) {
  const t = useMessages(innerBalance);
  const language = useLanguage();
  const { category, title, description, minutes, position } = exercise;
  return (
    <Box as={Link} to={to}>
      <Head>
        <Title>{title[language]}</Title>
        <Sign $category={category} aria-hidden>
          {INNER_BALANCE_CATEGORIES[category]}
        </Sign>
      </Head>
      <First>{firstSentence(description[language])}</First>
      <Row $gap={2} $wrap>
        <Tag tint={CATEGORY_TINTS[category]}>{t('minutes', { count: minutes })}</Tag>
        <Tag>{t(`positions.${position}`)}</Tag>
        {children}
      </Row>
    </Box>
  );
}

const Box = styled.a`
  ${cardGround}
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: ${space(4)} ${space(5)};
  color: ${color.ink};
  text-decoration: none;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.primary};
  }
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

const Title = styled.strong`
  ${text.heading}
  min-width: 0;
`;

/** Before the title to the eye; the title is what is read. */
const Sign = styled.span<{ $category: InnerBalanceCategory }>`
  order: -1;
  flex: none;
  display: grid;
  place-content: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 12px;
  background: ${({ $category }) => tint(CATEGORY_TINTS[$category]).soft};
`;

const First = styled.span`
  color: ${color.muted};
`;
