import { useMessages } from '@spire/i18n';
import { radius, space, text, tint, type Tint } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { socialSupport } from './messages/namespace.ts';
import type { Section } from './plan.ts';

const TINTS: Record<Section['kind'], Tint> = {
  plan: 'sky',
  message: 'teal',
  safety: 'violet',
  encouragement: 'rose',
};

interface PlanSectionsProps {
  /** Sections of an unknown kind stand without a colour. */
  sections: readonly { kind: Section['kind'] | null; text: string }[];
  titleLevel?: 2 | 3;
  /** In place of the text of the message. */
  message?: ReactNode;
}

/** A plan in its parts, each in a colour of its own and under its name (trap 101). */
export function PlanSections({ sections, titleLevel = 3, message }: PlanSectionsProps) {
  const t = useMessages(socialSupport);
  return sections.map(({ kind, text: words }, index) =>
    kind === null ? (
      <Plain key={`${index} ${words}`}>{words}</Plain>
    ) : (
      <Part key={`${index} ${words}`} $tint={TINTS[kind]}>
        <Title as={`h${titleLevel}`} $tint={TINTS[kind]}>
          {t(`plan.sections.${kind}`)}
        </Title>
        {kind === 'message' && message !== undefined ? message : <Plain>{words}</Plain>}
      </Part>
    ),
  );
}

const Part = styled.section<{ $tint: Tint }>`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${({ $tint }) => tint($tint).soft};
`;

const Title = styled.h3<{ $tint: Tint }>`
  ${text.heading}
  color: ${({ $tint }) => tint($tint).ink};
`;

const Plain = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
