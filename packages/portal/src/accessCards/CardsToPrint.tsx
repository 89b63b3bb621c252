import type { AccessCards } from '@lia/sdk/accessCards/schema';

import { useText } from '../i18n/useText.ts';
import { PrintDialog } from '../print/PrintDialog.tsx';
import { CardSheet } from './CardSheet.tsx';

/** Cards that were made, with their codes, which can be read this once. */
export function CardsToPrint({ made, close }: { made: AccessCards; close: () => void }) {
  const { t } = useText();
  return (
    <PrintDialog title={t('cards.sheet')} warning={t('cards.once')} close={close}>
      <CardSheet {...made} />
    </PrintDialog>
  );
}
