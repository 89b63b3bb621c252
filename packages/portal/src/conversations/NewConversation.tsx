import { listChildren } from '@lia/sdk/registrations/endpoints';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { ContactButtons } from './StudentContacts.tsx';

/** A guardian chooses whom to write to, by child. */
export default function NewConversation({ close }: { close: () => void }) {
  const { t } = useText();
  const id = useId();
  const { data, error, mutate } = useRead([listChildren], (client) => client.call(listChildren));
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={id}>
      <DialogTitle id={id}>{t('conversations.new.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        {data?.data.map(({ uuid, name, last_name }) => (
          <section key={uuid}>
            <Typography variant="h3" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              {t('conversations.about', { student: `${name} ${last_name}`.trim() })}
            </Typography>
            <ContactButtons student={uuid} as="family" />
          </section>
        ))}
        {data?.data.length === 0 && <Typography>{t('conversations.new.none')}</Typography>}
        {!data && error !== undefined && (
          <ReadFailed inside title={t('conversations.new.failed')} error={error} retry={() => void mutate()} />
        )}
        {!data && error === undefined && (
          <Loading>
            <Skeleton variant="rounded" height={96} />
          </Loading>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('conversations.new.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
