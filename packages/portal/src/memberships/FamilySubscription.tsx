import type { OwnMembership } from '@lia/sdk/memberships/records';
import { MemberSubscriptionForm } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { FormHost } from '../ui/FormHost.tsx';
import { subscription } from './routes.ts';

// What was bought stays shown until its link is pressed: that mounts the page again, with the plan on top.
const pages = { children: '/apps/dashboardpadres', membership: subscription.path };

interface FamilySubscriptionProps {
  /** That of the family, where one stands. */
  membership: OwnMembership | null;
  /** A plan was chosen whose voucher is still to be paid. */
  waits: boolean;
  changed: () => void;
}

/** Subscribes a parent's children by card: open where no plan was chosen yet, else one press away. */
export function FamilySubscription({ membership, waits, changed }: FamilySubscriptionProps) {
  const { t } = useText();
  const { data } = useMember();
  // As it was when the page was opened: what was bought meanwhile stays shown.
  const [open, setOpen] = useState(!waits && membership === null);
  const [pressed, setPressed] = useState(false);
  const form = useRef<HTMLElement>(null);

  // The button is gone: the focus goes to what it opened.
  useEffect(() => {
    if (pressed) form.current?.focus();
  }, [pressed]);

  // One that was cancelled is taken up again above, not bought once more; for a further child it is (decision 83).
  const current = membership?.renews && membership.missing_licences === 0 ? membership.plan : null;
  const isAnnualPaid = membership?.status === 'active' && membership.membership === 'anual';

  if (!open) {
    if (isAnnualPaid && current !== null) return null;
    return (
      <Card component="section" aria-labelledby="family" sx={card}>
        <Typography id="family" variant="h2">
          {t('family.title')}
        </Typography>
        <Typography color="text.secondary">{t('family.text')}</Typography>
        <ActionButton
          variant="outlined"
          onClick={() => {
            setOpen(true);
            setPressed(true);
          }}
        >
          {t('family.open')}
        </ActionButton>
      </Card>
    );
  }
  return (
    <Box
      component="section"
      aria-label={t('family.title')}
      ref={form}
      tabIndex={-1}
      sx={{ maxWidth: 720, outline: 'none' }}
    >
      <FormHost fallback={<Skeleton variant="rounded" height={480} />}>
        <MemberSubscriptionForm
          email={data.email}
          current={current}
          isAnnualPaid={isAnnualPaid}
          pages={pages}
          onChanged={changed}
        />
      </FormHost>
    </Box>
  );
}

const card = { p: { xs: 4, sm: 6 }, display: 'grid', gap: 3, justifyItems: 'start' } as const;
