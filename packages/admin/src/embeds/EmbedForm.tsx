import { embedSchema } from '@lia/sdk/embeds/schema';
import type { RefObject } from 'react';
import { TextInput } from 'react-admin';

import type { Row } from '../app/resourceEndpoints.ts';
import { useText } from '../i18n/text.ts';
import { asTyped } from '../records/asTyped.ts';
import { RecordForm } from '../records/RecordForm.tsx';
import { useRules } from '../records/useRules.ts';
import { OriginInputs } from './OriginInputs.tsx';
import { embedData, fieldOf } from './endpoints.ts';

const fresh = { name: '', origins: [''], active: true };

/** The fields of a site, new or known. */
export function EmbedForm({ mode, settled }: { mode: 'new' | 'edit'; settled: RefObject<boolean> }) {
  const t = useText();
  return (
    <RecordForm
      rules={useSiteRules()}
      fresh={mode === 'new' ? fresh : undefined}
      settled={settled}
      submit={t(mode === 'new' ? 'embeds.create' : 'embeds.save')}
      spacing={3}
    >
      <TextInput source="name" label={t('embeds.name')} parse={asTyped} helperText={t('embeds.nameHint')} />
      <OriginInputs />
    </RecordForm>
  );
}

function useSiteRules() {
  const rules = useRules(embedSchema, embedData);
  return (values: Row) => {
    const flat = Object.entries(rules(values)).map(([path, words]) => [fieldOf(path), words] as const);
    const origins = flat.filter(([path]) => path.startsWith('origins.')).map(([path, text]) => [path.slice(8), text]);
    return {
      ...Object.fromEntries(flat.filter(([path]) => !path.includes('.'))),
      // An object by position, as the form's errors are: holes of a list would be errors without words.
      ...(origins.length > 0 && { origins: Object.fromEntries(origins) }),
    };
  };
}
