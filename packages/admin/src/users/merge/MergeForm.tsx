import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { mergeUsers } from '@lia/sdk/users/endpoints';
import type { MergeConflict, MergePreview } from '@lia/sdk/users/merge';
import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useReason, useText } from '../../i18n/text.ts';
import { type Chosen, Differences } from './Differences.tsx';

interface MergeFormProps {
  preview: MergePreview;
  onMerged: () => void;
  /** The accounts are not as they were previewed; the reason is shown with the next preview. */
  onChanged: (reason: string) => void;
}

/** What a merge does: what stays of both, what moves, what has to be confirmed. */
export function MergeForm({ preview, onMerged, onChanged }: MergeFormProps) {
  const t = useText();
  const reasonOf = useReason();
  const client = useClient();
  const notify = useNotify();
  const { kept, merged, version, moves, conflicts } = preview;
  const [chosen, setChosen] = useState<Chosen>({});
  const [confirmed, setConfirmed] = useState<readonly MergeConflict[]>([]);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // The same for a press after a lost answer.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const isReady = typed.trim() === merged.username && conflicts.every((one) => confirmed.includes(one));

  async function merge(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const { message } = await client.call(mergeUsers, {
        params: { id: kept.uuid, other: merged.uuid },
        body: { version, keep: chosen, confirmed: [...confirmed] },
        idempotencyKey,
      });
      notify(message, { type: 'success' });
      onMerged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 0) setKey(newIdempotencyKey());
      if (error.code === 'MERGE_CHANGED') onChanged(error.message);
      else setRefusal(Object.values(error.fields)[0] ?? reasonOf(error));
      setBusy(false);
    }
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void merge(event)}>
      {preview.differences.length > 0 && (
        <>
          <Heading>{t('users.merge.choose')}</Heading>
          <Differences preview={preview} chosen={chosen} onChoose={setChosen} />
        </>
      )}
      <Heading>{t('users.merge.moves')}</Heading>
      {moves.length === 0 ? (
        <Typography color="text.secondary">{t('users.merge.noMoves')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {moves.map(({ rows, count }) => (
            <li key={rows}>{`${t(`users.merge.rows.${rows}`)}: ${count}`}</li>
          ))}
        </Box>
      )}
      {conflicts.length > 0 && (
        <Alert severity="warning" variant="outlined">
          <Heading>{t('users.merge.confirmEach')}</Heading>
          {conflicts.map((conflict) => (
            <FormControlLabel
              key={conflict}
              control={
                <Checkbox
                  checked={confirmed.includes(conflict)}
                  onChange={(_, checked) =>
                    setConfirmed(checked ? [...confirmed, conflict] : confirmed.filter((one) => one !== conflict))
                  }
                />
              }
              label={t(`users.merge.conflicts.${conflict}`)}
              sx={{ minHeight: 44 }}
            />
          ))}
        </Alert>
      )}
      <Typography>{t('users.merge.forGood', { username: merged.username })}</Typography>
      <TextField
        id="merge-typed"
        label={t('records.typeToConfirm', { text: merged.username })}
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
        autoComplete="off"
        sx={{ '& label': { whiteSpace: 'normal' } }}
      />
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      <Button
        type="submit"
        variant="contained"
        color="error"
        disabled={!isReady}
        loading={busy}
        sx={{ alignSelf: { sm: 'end' }, minHeight: 44 }}
      >
        {t('users.merge.confirm')}
      </Button>
    </Stack>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
    {children}
  </Typography>
);
