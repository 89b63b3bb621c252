import ApproveIcon from '@mui/icons-material/CheckCircleOutline';
import RejectIcon from '@mui/icons-material/HighlightOff';
import PendingIcon from '@mui/icons-material/Schedule';
import { formatPesos } from '@lia/sdk/payments/money';
import type { SandboxCheckout, SandboxDecision } from '@lia/sdk/payments/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';

type Decision = SandboxDecision['decision'];

const answers = [
  { decision: 'approved', icon: ApproveIcon, variant: 'contained', color: 'primary' },
  { decision: 'rejected', icon: RejectIcon, variant: 'outlined', color: 'error' },
  { decision: 'pending', icon: PendingIcon, variant: 'outlined', color: 'inherit' },
] as const satisfies readonly { decision: Decision; icon: unknown; variant: string; color: string }[];

interface SandboxChoicesProps {
  checkout: SandboxCheckout;
  /** The answer on its way. */
  deciding: Decision | null;
  onDecide: (decision: Decision) => void;
}

export function SandboxChoices({ checkout, deciding, onDecide }: SandboxChoicesProps) {
  const { t } = useText();
  return (
    <>
      <Box>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem' } }}>
          {t('sandbox.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t('sandbox.lead')}
        </Typography>
      </Box>

      <Card component="section" aria-labelledby="summary" sx={{ p: 5, display: 'grid', gap: 2 }}>
        <Typography id="summary" variant="body2" component="h2" color="text.secondary">
          {t('sandbox.summary')}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{checkout.title}</Typography>
        <Typography color="text.secondary">
          {checkout.quantity} × {formatPesos(checkout.unit_price)}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            pt: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography>{t('sandbox.total')}</Typography>
          <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatPesos(checkout.total)}
          </Typography>
        </Box>
      </Card>

      <Box component="section" aria-labelledby="decide" sx={{ display: 'grid', gap: 3 }}>
        <Typography id="decide" variant="h2">
          {t('sandbox.decide')}
        </Typography>
        {answers.map(({ decision, icon: Icon, variant, color }) => (
          <Button
            key={decision}
            variant={variant}
            color={color}
            startIcon={<Icon />}
            disabled={deciding !== null}
            aria-describedby={`hint-${decision}`}
            onClick={() => onDecide(decision)}
            sx={{ justifyContent: 'start', textAlign: 'start', py: 3 }}
          >
            <span>
              {t(`sandbox.${decision}`)}
              <Typography component="span" variant="body2" id={`hint-${decision}`} sx={{ display: 'block' }}>
                {t(`sandbox.${decision}.hint`)}
              </Typography>
            </span>
          </Button>
        ))}
      </Box>
      <Typography component="output" color="text.secondary">
        {deciding && t('sandbox.leaving')}
      </Typography>
    </>
  );
}
