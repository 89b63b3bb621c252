import type { OwnMembership } from '@lia/sdk/memberships/records';
import { CardChangeForm } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { ActionButton } from '../ui/ActionButton.tsx';
import { FormHost } from '../ui/FormHost.tsx';
import { useMember, useServices } from '../services/services.ts';
import { useText } from '../i18n/useText.ts';

interface MyCardProps {
  membership: Pick<OwnMembership, 'order' | 'card' | 'owes'>;
  changed: () => void;
}

/** The card that renews a membership, and the way to another one. */
export function MyCard({ membership: { order, card, owes }, changed }: MyCardProps) {
  const { t } = useText();
  const { toasts } = useServices();
  const { data } = useMember();
  const [open, setOpen] = useState(false);
  const [back, setBack] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  // The form is gone: the focus returns to where it was opened.
  useEffect(() => {
    if (back > 0) button.current?.focus();
  }, [back]);

  function close(): void {
    setOpen(false);
    setBack((times) => times + 1);
  }

  if (open) {
    return (
      <Box sx={{ width: '100%', maxWidth: 560 }}>
        <FormHost fallback={<Skeleton variant="rounded" height={320} />}>
          <CardChangeForm
            email={data.email}
            order={order}
            onBack={close}
            onChanged={(message) => {
              toasts.show('success', message);
              changed();
              close();
            }}
          />
        </FormHost>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      <Typography>
        {card ? t('card.shown', { brand: brandOf(card.brand), last4: card.last4 }) : t('card.hidden')}
      </Typography>
      <ActionButton ref={button} variant={owes ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
        {t('card.change')}
      </ActionButton>
    </Box>
  );
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  carnet: 'Carnet',
};

/** A brand as it is written on the card; the card company's own word for one that is rare here. */
const brandOf = (brand: string): string => brands[brand] ?? brand;
