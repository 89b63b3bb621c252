import type { UserRecord } from '@lia/sdk/users/records';
import MergeIcon from '@mui/icons-material/MergeOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';

import { useText } from '../../i18n/text.ts';
import { MergeDialog } from './MergeDialog.tsx';

/** Opens the dialog that merges another account of the same person into this one. */
export function MergeButton({ record }: { record: UserRecord }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<MergeIcon />} onClick={() => setOpen(true)}>
        {t('users.merge.open')}
      </Button>
      {isOpen && <MergeDialog record={record} close={() => setOpen(false)} />}
    </>
  );
}
