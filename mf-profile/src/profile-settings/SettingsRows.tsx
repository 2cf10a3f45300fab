import type { FieldError } from '@spire/domain/errorCodes';
import { useMessages } from '@spire/i18n';
import { wordsForMissing } from '@spire/profile-form/answers';
import { Card } from '@spire/ui/Card';
import { Stack } from '@spire/ui/Stack';
import { Lines } from '@spire/ui/Switch';
import { media, space } from '@spire/ui/tokens.ts';
import { HelpBefore } from '@spire/written/HelpBefore';
import { useHelpFirst } from '@spire/written/useHelpFirst.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import { COLUMNS, SECTIONS } from './fields.ts';
import { OpenRow, type Writes } from './OpenRow.tsx';
import { SaveAll } from './SaveAll.tsx';
import { settingsErrors, type Settings } from './settings.ts';

interface SettingsRowsProps {
  known: Settings;
  writes: Writes;
  onSaved: (isWaiting: boolean) => void;
  /** Content below the rows of the second column. */
  children?: ReactNode;
}

/**
 * Everything a person has told of themselves, in rows that save by themselves; at the end the button that looks whether
 * anything is missing (spec 1 §5) and goes home.
 */
export function SettingsRows({ known, writes, onSaved, children }: SettingsRowsProps) {
  const t = useMessages(profile);
  const help = useHelpFirst(writes.useProfile(), ({ specificChallenge }) => [specificChallenge]);
  const [missing, setMissing] = useState<readonly FieldError[]>([]);
  const [presses, setPresses] = useState(0);
  const around = useRef<HTMLDivElement>(null);
  // A field that was answered since is no longer missing.
  const stillMissing = missing.filter((each) => settingsErrors(known).some(({ field }) => field === each.field));
  const wordsOf = wordsForMissing((field) => t(`settings.required.${field}`));
  const errorOf = (id: string) => {
    const error = stillMissing.find(({ field }) => (field === 'healthConsent' ? 'considerations' : field) === id);
    return error && wordsOf(error);
  };
  useEffect(() => {
    if (presses > 0) around.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [presses]);

  function refuse(errors: readonly FieldError[]) {
    setMissing(errors);
    setPresses(presses + 1);
  }

  return (
    <HelpBefore of={help} isInPage>
      <Columns ref={around}>
        {COLUMNS.map((column, index) => (
          <Stack key={column[0]} $gap={5}>
            {column.map((section) => (
              <Card key={section} title={t(`settings.sections.${section}`)}>
                <Lines>
                  {SECTIONS[section].map((id) => (
                    <OpenRow
                      key={id}
                      id={id}
                      known={known}
                      writes={writes}
                      save={id === 'specificChallenge' ? help.save : undefined}
                      error={errorOf(id)}
                      panel={index === 0 ? 'right' : 'left'}
                    />
                  ))}
                </Lines>
              </Card>
            ))}
            {index === COLUMNS.length - 1 && (
              <>
                {children}
                <SaveAll known={known} writes={writes} onSaved={onSaved} onMissing={refuse} />
              </>
            )}
          </Stack>
        ))}
      </Columns>
    </HelpBefore>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${media.wide} {
    :root:not([data-calm='true']) & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
    }
  }
`;
