import { may } from '@lia/sdk/accounts/permissions';
import type { ReportableKind } from '@lia/sdk/moderation/rules';
import FlagIcon from '@mui/icons-material/OutlinedFlag';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useIsView, useMember } from '../services/services.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { moderationTexts } from './es.ts';

const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx'));

interface ReportButtonProps {
  kind: ReportableKind;
  id: string;
  /** Who wrote it, for who does not see beside what the button stands. */
  name: string;
}

/** Reports what stands beside it, or who wrote it. Nothing for who may not, and where another member's screens are looked at. */
export function ReportButton({ kind, id, name }: ReportButtonProps) {
  useTexts(moderationTexts);
  const { t } = useText();
  const user = useMember();
  const isView = useIsView();
  const [open, setOpen] = useState(false);
  if (isView || !may(user, 'reports.make')) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FlagIcon />}
        aria-label={t('report.open.named', { name })}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44, justifySelf: 'start', color: 'text.secondary' }}
      >
        {t('report.open')}
      </Button>
      {open && <ReportDialog kind={kind} id={id} close={() => setOpen(false)} />}
    </>
  );
}
