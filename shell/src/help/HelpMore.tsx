import { SHELL_PAGES } from '@spire/domain/routes';
import { common, useFormat, useMessages } from '@spire/i18n';
import { useIsSignedIn } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Disclosure } from '@spire/ui/Disclosure';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useState } from 'react';
import { useShell } from '../ShellContext.tsx';
import { help } from './messages/namespace.ts';
import { FIGURES, isFound, QUESTIONS, type Question } from './questions.ts';

/** Questions with a second line, then those that lead to privacy. */
const MORE = ['points', 'ai'] as const satisfies readonly Question[];
const TO_PRIVACY: readonly Question[] = ['ai', 'takeOut', 'remove'];

/** How things work, whom to write to, and what is done so that everybody can use Spire: fetched when help is opened. */
export function HelpMore() {
  return (
    <>
      <Questions />
      <Contact />
      <Accessibility />
    </>
  );
}

function Questions() {
  const t = useMessages(help);
  const tCommon = useMessages(common);
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const [wanted, setWanted] = useState('');
  const figures = Object.fromEntries(Object.entries(FIGURES).map(([name, value]) => [name, format.number(value)]));
  const linesOf = (question: Question) => [
    t(`questions.${question}.answer`, figures),
    ...MORE.filter((each) => each === question).map((each) => t(`questions.${each}.more`)),
  ];
  const found = QUESTIONS.map((id) => ({
    id,
    title: t(`questions.${id}.question`, figures),
    lines: linesOf(id),
  })).filter(({ title, lines }) => isFound(wanted, [title, ...lines]));
  return (
    <Card title={t('title')}>
      <Stack $gap={4}>
        <TextField
          label={t('search')}
          hint={t('searchHint')}
          name="question"
          type="search"
          inputMode="search"
          autoComplete="off"
          value={wanted}
          onChange={setWanted}
        />
        <div>
          {found.map(({ id, title, lines }) => (
            <Disclosure key={id} title={title}>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {TO_PRIVACY.includes(id) && (
                <p>
                  <a href={SHELL_PAGES.privacy.path}>{t('toPrivacy')}</a>
                </p>
              )}
            </Disclosure>
          ))}
        </div>
        <Quiet role="status">{found.length === 0 && t('nothing')}</Quiet>
        {isSignedIn && (
          <LinkButton as={PageLink} page="plan">
            {t('plan')}
          </LinkButton>
        )}
        <LinkButton as="a" href={SHELL_PAGES.install.path}>
          {tCommon('navigation.install')}
        </LinkButton>
      </Stack>
    </Card>
  );
}

/** A real address, from whoever runs the service, or that there is none (trap 7). */
function Contact() {
  const t = useMessages(help);
  const { contact } = useShell().config.facts;
  return (
    <Card title={t('contactTitle')}>
      {contact === undefined ? (
        <p>{t('noContact')}</p>
      ) : (
        <Stack $gap={3}>
          <p>{t('contact')}</p>
          <Button as="a" href={`mailto:${contact}`} $variant="secondary" $isWide>
            {t('contactWrite', { contact })}
          </Button>
        </Stack>
      )}
    </Card>
  );
}

function Accessibility() {
  const t = useMessages(help);
  return (
    <Card title={t('accessTitle')}>
      <Stack $gap={3}>
        <p>{t('access')}</p>
        <p>{t('accessCan')}</p>
        <p>{t('accessTested')}</p>
      </Stack>
    </Card>
  );
}
