import { TextInput } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { asTyped } from '../records/asTyped.ts';
import { OriginInputs } from './OriginInputs.tsx';

/** The fields of a site, new or known. */
export function SiteInputs() {
  const t = useText();
  return (
    <>
      <TextInput source="name" label={t('embeds.name')} parse={asTyped} helperText={t('embeds.nameHint')} />
      <OriginInputs />
    </>
  );
}
