import type { Group } from '@lia/sdk/groups/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { LabelledInput } from '../../../fields/LabelledInput.tsx';
import { LabelledSelect } from '../../../fields/LabelledSelect.tsx';
import { useGroupLabel } from '../../../groups/useGroupLabel.ts';
import { useText } from '../../../i18n/useText.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { useWorkDownload } from '../useWorkDownload.ts';
import { downloadDialogTexts } from './es.ts';

interface DownloadDialogProps {
  /** At least one. */
  groups: readonly Pick<Group, 'id' | 'name' | 'level' | 'grade'>[];
  /** The one that is chosen at first, where it is among them. */
  group: string;
  close: () => void;
}

/** Asks of which group, and of which days, deliveries are downloaded. */
export default function DownloadDialog({ groups, group, close }: DownloadDialogProps) {
  useTexts(downloadDialogTexts);
  const { t } = useText();
  const labelOf = useGroupLabel();
  const form = useId();
  const { busy, download } = useWorkDownload();
  const [chosen, setChosen] = useState(groups.some(({ id }) => id === group) ? group : groups[0]?.id);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [refusal, setRefusal] = useState<Awaited<ReturnType<typeof download>>>(null);

  async function begin(): Promise<void> {
    const days = { ...(from !== '' && { from }), ...(until !== '' && { until }) };
    setRefusal(null);
    const refused = await download({ group_id: chosen, ...days });
    if (refused) setRefusal(refused);
    else close();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={`${form}-title`}>
      <DialogTitle id={`${form}-title`}>{t('download.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
          sx={{ display: 'grid', gap: 4 }}
        >
          <Typography>{t('download.text')}</Typography>
          {refusal && <Alert severity={refusal === 'download.none' ? 'info' : 'error'}>{t(refusal)}</Alert>}
          <LabelledSelect label={t('download.group')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {groups.map((one) => (
              <option key={one.id} value={one.id}>
                {labelOf(one)}
              </option>
            ))}
          </LabelledSelect>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <LabelledInput
              label={t('download.from')}
              type="date"
              max={until || undefined}
              error={null}
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
            <LabelledInput
              label={t('download.until')}
              type="date"
              min={from || undefined}
              error={null}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button type="submit" form={form} variant="contained" loading={busy}>
          {t('download.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
