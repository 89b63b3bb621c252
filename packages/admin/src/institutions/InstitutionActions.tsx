import { formatInstant } from '@lia/sdk/calendar/instants';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { restoreInstitution } from '@lia/sdk/institutions/endpoints';
import type { Institution } from '@lia/sdk/institutions/schema';
import EditIcon from '@mui/icons-material/EditOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { Alert, AlertTitle, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { useAct } from '../records/ActButton.tsx';
import { useWords } from '../resources/field.ts';

/** Leads from the page of an institution to its dialog. */
export function EditInstitution({ record: { SchoolId, DeletedAt } }: { record: Institution }) {
  const t = useText();
  if (DeletedAt !== null) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<EditIcon />}
      component={Link}
      to={`/institutions/${SchoolId}`}
      sx={{ ml: { sm: 'auto' } }}
    >
      {t('institutions.edit')}
    </Button>
  );
}

/** That an institution was deleted, with a button that restores it; under a new name where another one has its own by now. */
export function InstitutionDeleted({ record: { SchoolId: id, School, RestorableUntil } }: { record: Institution }) {
  const { t, language } = useWords();
  const client = useClient();
  const { busy, act } = useAct();
  /** Null until the server refuses the old one. */
  const [name, setName] = useState<string | null>(null);
  if (RestorableUntil === null) return null;

  const restore = () =>
    act(async () => {
      try {
        const body = name === null ? {} : { name: name.trim() };
        return await client.call(restoreInstitution, { params: { id }, body, idempotencyKey: newIdempotencyKey() });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'INSTITUTION_NAME_TAKEN') setName(name ?? School);
        throw error;
      }
    });

  return (
    <Alert severity="warning" variant="outlined" sx={{ '& .MuiAlert-message': { flexGrow: 1 } }}>
      <AlertTitle>{t('institutions.deletedTitle')}</AlertTitle>
      {t('institutions.deletedBody', { date: formatInstant(RestorableUntil, language) })}
      <Stack spacing={1.5} sx={{ mt: 1.5, alignItems: 'flex-start' }}>
        {name !== null && (
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- what is missing to restore it
            autoFocus
            fullWidth
            id="restored-name"
            label={t('institutions.newName')}
            value={name}
            onChange={({ target: { value } }) => setName(value)}
          />
        )}
        <Button
          variant="contained"
          startIcon={<RestoreIcon />}
          loading={busy}
          disabled={name?.trim() === ''}
          onClick={() => void restore()}
        >
          {t('institutions.restore')}
        </Button>
      </Stack>
    </Alert>
  );
}
