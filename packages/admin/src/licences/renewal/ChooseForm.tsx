import { formatPesos } from '@lia/sdk/payments/money';

import { useText } from '../../i18n/text.ts';
import { CountForm } from '../CountForm.tsx';
import { freedNames } from '../freedNames.ts';
import { useRenewalCalls } from './useRenewal.ts';

interface ChooseFormProps {
  order: string;
  /** The smallest number that can be chosen, and the one that there is. */
  least: number;
  licences: number;
}

/** Chooses a smaller number of licences for the next period, once it was shown what it costs and who loses theirs. */
export function ChooseForm({ order, least, licences }: ChooseFormProps) {
  const t = useText();
  const { preview, choose } = useRenewalCalls(order);
  return (
    <CountForm
      id="renewal-licences"
      label={t('licences.renewal.number')}
      hint={t('licences.renewal.range', { least, most: licences - 1 })}
      first=""
      isPossible={(wanted) => wanted >= least && wanted < licences}
      preview={preview}
      question={(shown) => ({
        title: t('licences.renewal.question', { count: shown.next.licences }),
        body: `${t('licences.renewal.costs', { total: formatPesos(shown.next.total) })} ${freedNames(shown, t)}`,
        confirm: t('licences.renewal.save'),
      })}
      save={({ next }) => choose(next.licences)}
    />
  );
}
