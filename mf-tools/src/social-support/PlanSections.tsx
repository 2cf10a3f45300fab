import { useMessages } from '@spire/i18n';
import { measure, radius, space, text, tint, type Tint } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { SendWays } from '../written/SendWays.tsx';
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
}

/** A plan in its parts, each in a colour of its own and under its name (trap 101), a message with the ways to send it. */
export function PlanSections({ sections, titleLevel = 3 }: PlanSectionsProps) {
  const t = useMessages(socialSupport);
  return sections.map(({ kind, text: words }, index) =>
    kind === null ? (
      <Plain key={`${index} ${words}`}>{words}</Plain>
    ) : (
      <Part key={`${index} ${words}`} $tint={TINTS[kind]}>
        <Title as={`h${titleLevel}`} $tint={TINTS[kind]}>
          {t(`plan.sections.${kind}`)}
        </Title>
        <Plain>{words}</Plain>
        {kind === 'message' && <SendWays message={words} first="none" hasMail />}
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
  max-width: ${measure};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
