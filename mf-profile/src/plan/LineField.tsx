import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { plan } from './messages/namespace.ts';

interface LineFieldProps {
  label: string;
  name: string;
  value: string;
  limit: number;
  error: string | undefined;
  onChange: (value: string) => void;
  onAdd: () => void;
}

/** A line of one's own, added by its button or by Enter. */
export function LineField({ label, name, value, limit, error, onChange, onAdd }: LineFieldProps) {
  const t = useMessages(plan);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <Stack $gap={2}>
        <TextField {...{ label, name, value, limit, error, onChange }} autoComplete="off" />
        {value.trim() !== '' && (
          <Button type="submit" $variant="secondary">
            {t('add')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
