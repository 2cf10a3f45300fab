import type { Exercise } from '@spire/content/exercises/exercise';
import { useLanguage, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { cardGround } from '@spire/ui/Card';
import { Row } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { color, space, text } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { innerBalance } from './messages/namespace.ts';

/** The first sentence of a description, which stands in lists. */
const firstSentence = (description: string) => /^.*?[.?](?=\s|$)/su.exec(description)?.[0] ?? description;

interface ExerciseCardProps {
  exercise: Exercise;
  to: string;
  /** A word about it, at the end of its tags. */
  children?: ReactNode;
}

/** One exercise in a list: what it is called, how long it is, how one lies or sits, and its first sentence. */
export function ExerciseCard({ exercise, to, children }: ExerciseCardProps) {
  const t = useMessages(innerBalance);
  const language = useLanguage();
  const { title, description, minutes, position } = exercise;
  return (
    <Box as={Link} to={to}>
      <Title>{title[language]}</Title>
      <First>{firstSentence(description[language])}</First>
      <Row $gap={2} $wrap>
        <Tag tint="sky">{t('minutes', { count: minutes })}</Tag>
        <Tag>{t(`positions.${position}`)}</Tag>
        {children}
      </Row>
    </Box>
  );
}

const Box = styled.a`
  ${cardGround}
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)} ${space(5)};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    border-color: ${color.primary};
  }
`;

const Title = styled.strong`
  ${text.heading}
`;

const First = styled.span`
  color: ${color.muted};
`;
