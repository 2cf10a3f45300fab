import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Disclosure } from '@spire/ui/Disclosure';
import { Icon } from '@spire/ui/Icon';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { Lines } from '@spire/ui/Switch';
import { color, space, touch } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { CoveringInput } from '../CoveringInput.ts';
import { bring } from './messages/namespace.ts';
import type { Bring, BringState } from './useBring.ts';

const WAYS = [
  { id: 'daylio', text: 'daylioText', icon: 'heart', find: 'findDaylio' },
  { id: 'howwefeel', text: 'howwefeelText', icon: 'sparkles', find: 'findHowwefeel' },
  { id: 'moodtracker', text: 'moodtrackerText', icon: 'waves', find: 'findMoodtracker' },
  { id: 'table', text: 'tableText', icon: 'list', find: 'findTable' },
  { id: 'spire', text: 'spireText', icon: 'sprout', find: 'findSpire' },
] as const;

interface ChooseFileProps {
  flow: Bring;
  problem: Extract<BringState, { kind: 'choosing' }>['problem'];
}

/** The ways to a file. What it really is shows in its content. */
export function ChooseFile({ flow, problem }: ChooseFileProps) {
  const t = useMessages(bring);
  return (
    <Stack>
      {problem !== undefined && problem.kind !== 'ownExport' && (
        <Notice kind="error">
          {problem.kind === 'broken' && problem.where !== undefined
            ? t('problems.brokenAt', { where: problem.where })
            : t(`problems.${problem.kind}`)}
        </Notice>
      )}
      <Card>
        <Lines>
          {WAYS.map(({ id, text, icon }) => (
            <Way key={id}>
              <Icon name={icon} />
              <Words>
                <b>{t(`ways.${id}`)}</b>
                <Quiet>{t(`ways.${text}`)}</Quiet>
              </Words>
              <Icon name="forward" />
              <CoveringInput
                type="file"
                onChange={({ currentTarget }) => {
                  const file = currentTarget.files?.[0];
                  if (file !== undefined) flow.choose(file);
                  // The value is emptied so that the same file can be chosen once more.
                  currentTarget.value = '';
                }}
              />
            </Way>
          ))}
        </Lines>
      </Card>
      <Card title={t('find')}>
        <div>
          {WAYS.map(({ id, find }) => (
            <Disclosure key={id} title={t(`ways.${id}`)}>
              <p>{t(find)}</p>
            </Disclosure>
          ))}
        </div>
      </Card>
      <Quiet>{t('local')}</Quiet>
    </Stack>
  );
}

const Way = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${touch.button};
  padding-block: ${space(3)};
  cursor: pointer;
  > svg {
    flex: none;
    color: ${color.primary};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;
