import type { CrisisHelp } from '@spire/content/crisisHelp';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { NumberButton } from '@spire/ui/NumberButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { LeaveQuickly } from './LeaveQuickly.tsx';
import { FromPlan } from './plan/FromPlan.tsx';
import { SIGNS } from './signs.ts';
import { written } from './messages/namespace.ts';

export interface HelpWays {
  /** On to where one was going; the day stays one after help (D58). */
  onGoOn: () => void;
  /** It was not about the person: the day is none after help, as far as this text made it (S11). */
  onNotMe: () => void;
}

/** The help that is shown, and what was written before it was found: help in nynorsk follows words in nynorsk. */
export interface HelpOf extends HelpWays {
  crisis: CrisisKind;
  told: readonly string[];
}

interface HelpPanelProps extends HelpWays {
  help: CrisisHelp;
  kind: CrisisKind;
}

/**
 * Numbers to call, before all else, and something to hold on to (S10, D49). It asks nothing, tells nobody (S12), and
 * says nothing of what was written.
 */
export function HelpPanel({ help, kind, onGoOn, onNotMe }: HelpPanelProps) {
  const t = useMessages(written);
  const language = useLanguage();
  const [isStaying, setStaying] = useState(false);
  const { loudest, urgent } = help;
  return (
    <Stack $gap={4}>
      <LeaveQuickly />
      <Numbers>
        {loudest.map(({ id, number, tel, brief }) => (
          <li key={id}>
            <NumberButton {...brief[language]} number={number} tel={tel} />
          </li>
        ))}
        {urgent !== undefined && (
          <li>
            <NumberButton {...urgent.brief[language]} number={urgent.number} tel={urgent.tel} isQuiet />
          </li>
        )}
      </Numbers>
      <FromPlan kind={kind} />
      <Quiet>{help.briefly}</Quiet>
      <Button
        type="button"
        $variant="secondary"
        $isWide
        aria-expanded={isStaying}
        onClick={() => setStaying(!isStaying)}
      >
        <LineDrawing lines={SIGNS.stay} />
        {t('help.stayHere')}
      </Button>
      {isStaying && <p role="status">{help.exercise}</p>}
      <Ways>
        <LinkButton as={PageLink} page="help">
          <LineDrawing lines={SIGNS.phone} />
          {t('help.moreNumbers')}
        </LinkButton>
      </Ways>
      <Ways>
        <LinkButton type="button" onClick={onGoOn}>
          {t('help.goOn')}
        </LinkButton>
        <LinkButton type="button" onClick={onNotMe}>
          {t('help.notMe')}
        </LinkButton>
      </Ways>
      <Quiet>{help.message}</Quiet>
      <Quiet>{help.closing}</Quiet>
    </Stack>
  );
}

const Numbers = styled.ul`
  display: grid;
  gap: ${space(2.5)};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;
