import { institutionTypes } from '@lia/sdk/institutions/rules';
import { CreateBase, useListContext } from 'react-admin';

import { InstitutionDialog } from './InstitutionDialog.tsx';
import { useInstitutionDialog } from './useInstitutionDialog.ts';

/** A new institution. Looking at one type only, one most likely adds another of it. */
export function InstitutionCreate() {
  const { settled, close, onSaved, onError } = useInstitutionDialog();
  const { filterValues } = useListContext();
  const Type = institutionTypes.find((name) => name === filterValues['type']) ?? '';
  return (
    <CreateBase resource="institutions" redirect={false} mutationOptions={{ onSuccess: onSaved, onError }}>
      <InstitutionDialog
        mode="new"
        settled={settled}
        close={close}
        defaultValues={{ School: '', Description: '', Type, IsActive: true }}
      />
    </CreateBase>
  );
}
