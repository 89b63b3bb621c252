import { newInstitutionSchema } from '@lia/sdk/institutions/schema';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { useSaveContext, useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import type { Row } from '../resources/field.ts';
import { type TextKey, useText } from '../i18n/text.ts';
import { GuardedForm } from '../records/GuardedForm.tsx';
import { useRules } from '../records/useRules.ts';
import { InstitutionInputs } from './InstitutionInputs.tsx';

interface InstitutionDialogProps {
  mode: 'new' | 'edit';
  /** Whether one may leave without a question. */
  settled: RefObject<boolean>;
  close: () => void;
  onDelete?: () => void;
  defaultValues?: Row;
}

const dataOf = ({ School, Description, Type, IsActive }: Row): object => ({ School, Description, Type, IsActive });

/** The dialog of a new or an edited institution (document 2, "Institutions screen"). */
export function InstitutionDialog({ mode, settled, close, onDelete, defaultValues }: InstitutionDialogProps) {
  const rules = useRules(newInstitutionSchema, dataOf);
  const record = useRecordContext();
  const { saving } = useSaveContext();
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="institution-title" sx={frame}>
      {mode === 'edit' && !record ? (
        <Waiting />
      ) : (
        <GuardedForm rules={rules} fresh={defaultValues} settled={settled}>
          <Title mode={mode} />
          <DialogContent>
            <InstitutionInputs startAtName={mode === 'new'} />
          </DialogContent>
          <Actions mode={mode} saving={saving === true} close={close} onDelete={onDelete} />
          <FocusRefused />
        </GuardedForm>
      )}
    </Dialog>
  );
}

const titles = {
  new: { Escuela: 'institutions.newSchool', Empresa: 'institutions.newCompany' },
  edit: { Escuela: 'institutions.editSchool', Empresa: 'institutions.editCompany' },
} as const satisfies Record<string, Record<string, TextKey>>;

function Title({ mode }: { mode: 'new' | 'edit' }) {
  const t = useText();
  const type: unknown = useWatch({ name: 'Type' });
  return (
    <DialogTitle id="institution-title" component="h2">
      {t(titles[mode][type === 'Empresa' ? 'Empresa' : 'Escuela'])}
    </DialogTitle>
  );
}

function Waiting() {
  const t = useText();
  return (
    <>
      <DialogTitle id="institution-title" component="h2">
        {t('institutions.editSchool')}
      </DialogTitle>
      <DialogContent aria-busy="true">
        <output>{t('lists.loading')}</output>
        {[0, 1, 2, 3].map((field) => (
          <Skeleton key={field} height={72} />
        ))}
      </DialogContent>
    </>
  );
}

function Actions({
  mode,
  saving,
  close,
  onDelete,
}: Pick<InstitutionDialogProps, 'mode' | 'close'> & { saving: boolean; onDelete: (() => void) | undefined }) {
  const t = useText();
  const { isSubmitting } = useFormState();
  const [name, type]: unknown[] = useWatch({ name: ['School', 'Type'] });
  const complete = typeof name === 'string' && name.trim() !== '' && Boolean(type);
  const busy = saving || isSubmitting;
  return (
    <DialogActions>
      {onDelete && (
        <Button color="error" onClick={onDelete} disabled={busy} sx={{ mr: 'auto' }}>
          {t('institutions.delete')}
        </Button>
      )}
      <Button onClick={close}>{t('institutions.cancel')}</Button>
      <Button type="submit" variant="contained" disabled={!complete} loading={busy}>
        {t(mode === 'new' ? 'institutions.create' : 'institutions.save')}
      </Button>
    </DialogActions>
  );
}

/** Focuses the field that the server refused. */
function FocusRefused() {
  const { setFocus } = useFormContext();
  const { errors, isSubmitting } = useFormState();
  const refused = Object.keys(errors).find((name) => errors[name]?.type === 'server');
  useEffect(() => {
    if (refused && !isSubmitting) setFocus(refused);
  }, [refused, isSubmitting, setFocus]);
  return null;
}

const frame = {
  '& .MuiDialog-paper': { margin: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)', sm: undefined } },
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
};
