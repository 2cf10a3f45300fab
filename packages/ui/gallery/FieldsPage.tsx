import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { useState } from 'react';
import { BusyButton, Button } from '../src/Button.tsx';
import { Card } from '../src/Card.tsx';
import { Checkbox } from '../src/Checkbox.tsx';
import { LinkButton } from '../src/LinkButton.tsx';
import { Notice } from '../src/Notice.tsx';
import { Page } from '../src/Page.tsx';
import { PasswordField } from '../src/PasswordField.tsx';
import { RatingField } from '../src/RatingField.tsx';
import { Row, Stack } from '../src/Stack.tsx';
import { TabPanel, Tabs } from '../src/Tabs.tsx';
import { TextField } from '../src/TextField.tsx';
import { gallery } from './texts/namespace.ts';

function LoginForm() {
  const t = useMessages(gallery);
  const [tab, setTab] = useState('signIn');
  const [email, setEmail] = useState('kari@');
  const [password, setPassword] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  return (
    <Card>
      <Stack $gap={5}>
        <Tabs
          label={t('fields.account')}
          tabs={[
            { id: 'signIn', label: t('fields.signIn') },
            { id: 'signUp', label: t('fields.signUp') },
          ]}
          selected={tab}
          onChange={setTab}
        />
        <TabPanel tab={tab}>
          <Stack $gap={4}>
            <Notice kind="error" title={t('fields.failed')}>
              {t('fields.failedText')}
            </Notice>
            <TextField
              label={t('fields.email')}
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
              hint={t('fields.emailHint')}
              error={email === 'kari@' ? t('fields.emailError') : undefined}
            />
            <PasswordField
              label={t('fields.password')}
              name="password"
              value={password}
              onChange={setPassword}
              hint={t('fields.passwordHint')}
            />
            <Checkbox
              isChecked={isAccepted}
              onChange={setAccepted}
              error={isAccepted ? undefined : t('fields.termsError')}
            >
              {t('fields.terms')}
            </Checkbox>
            <BusyButton busyLabel={t('fields.wait')} isWide>
              {t('fields.signIn')}
            </BusyButton>
            <LinkButton type="button">{t('fields.forgot')}</LinkButton>
          </Stack>
        </TabPanel>
      </Stack>
    </Card>
  );
}

/** Fields, buttons and the login form they make. */
export function FieldsPage() {
  const t = useMessages(gallery);
  const [nickname, setNickname] = useState('');
  const [note, setNote] = useState('å '.repeat(950));
  const [rating, setRating] = useState<number>(LIMITS.memoryRating.default);
  return (
    <Page title={t('fields.title')} lead={t('fields.lead')} columns>
      <Stack $gap={5}>
        <LoginForm />
        <Card>
          <Stack $gap={3}>
            <Button $isWide>{t('fields.primary')}</Button>
            <Button $variant="secondary" $isWide>
              {t('fields.secondary')}
            </Button>
            <Row $wrap>
              <Button $variant="quiet">{t('fields.quiet')}</Button>
              <Button $variant="danger">{t('fields.danger')}</Button>
            </Row>
            <BusyButton isBusy busyLabel={t('fields.wait')} isWide>
              {t('fields.primary')}
            </BusyButton>
            <BusyButton busyLabel={t('fields.wait')} disabledReason={t('fields.reason')} isWide>
              {t('fields.primary')}
            </BusyButton>
          </Stack>
        </Card>
      </Stack>
      <Stack $gap={5}>
        <Card>
          <Stack $gap={5}>
            <TextField
              label={t('fields.nickname')}
              name="nickname"
              value={nickname}
              onChange={setNickname}
              limit={LIMITS.nickname}
              placeholder={t('fields.notePlaceholder')}
              isOptional
            />
            <TextField
              label={t('fields.note')}
              name="note"
              value={note}
              onChange={setNote}
              limit={LIMITS.freeText}
              isMultiline
            />
            <RatingField
              label={t('fields.rating')}
              value={rating}
              onChange={setRating}
              min={LIMITS.memoryRating.min}
              max={LIMITS.memoryRating.max}
              lowLabel={t('fields.low')}
              highLabel={t('fields.high')}
              decreaseLabel={t('fields.decrease')}
              increaseLabel={t('fields.increase')}
            />
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
