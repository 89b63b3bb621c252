import { MAX_LICENCES } from '@lia/sdk/memberships/rules';

import { useText } from '../i18n/text.ts';
import { Section } from '../records/RecordPage.tsx';
import { CountForm } from './CountForm.tsx';
import { freedNames } from './freedNames.ts';
import { useLicenceCalls } from './useOrderLicences.ts';

/** Sets the number of licences, once it was shown who loses theirs. */
export function SizeForm({ order, total }: { order: string; total: number }) {
  const t = useText();
  const { preview, resize } = useLicenceCalls(order);
  return (
    <Section title={t('licences.size')}>
      <CountForm
        id="licences-size"
        label={t('licences.sizeLabel')}
        hint={t('licences.sizeHint')}
        first={String(total)}
        isPossible={(size) => size >= 1 && size <= MAX_LICENCES}
        preview={preview}
        question={(shown) => ({
          title: t('licences.sizeTitle', { count: shown.licences }),
          body: freedNames(shown, t),
          confirm: t('licences.sizeSave'),
        })}
        save={({ licences, frees }) => resize({ licences, frees: frees.map(({ id }) => id) })}
      />
    </Section>
  );
}
