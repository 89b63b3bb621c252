import { newInstitutionSchema } from '@lia/sdk/institutions/schema';
import { validate } from '@lia/sdk/validation/validate';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { Form, useSaveContext, useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import { type TextKey, useMessage, useText } from '../i18n/text.ts';
import { InstitutionInputs } from './InstitutionInputs.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

interface InstitutionDialogProps {
  mode: 'new' | 'edit';
  /** See {@link UnsavedGuard}. */
  settled: RefObject<boolean>;
  close: () => void;
  onDelete?: () => void;
  defaultValues?: Readonly<Record<string, unknown>>;
}

// The record may arrive once more after it was shown; what was typed meanwhile stays.
const keepTyped = { keepDirtyValues: true };

/** The dialog of a new or an edited institution (document 2, "Institutions screen"). */
export function InstitutionDialog({ mode, settled, close, onDelete, defaultValues }: InstitutionDialogProps) {
  const rules = useRules();
  const record = useRecordContext();
  const { saving } = useSaveContext();
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="institution-title" sx={frame}>
      {mode === 'edit' && !record ? (
        <Waiting />
      ) : (
        <Form
          validate={rules}
          resetOptions={keepTyped}
          disableInvalidFormNotification
          noValidate
          {...(defaultValues && { defaultValues })}
        >
          <Title mode={mode} />
          <DialogContent>
            <InstitutionInputs startAtName={mode === 'new'} />
          </DialogContent>
          <Actions mode={mode} saving={saving === true} close={close} onDelete={onDelete} />
          <UnsavedGuard settled={settled} />
          <FocusRefused />
        </Form>
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

/** Puts whoever was refused by the server on the field that it is about. */
function FocusRefused() {
  const { setFocus } = useFormContext();
  const { errors, isSubmitting } = useFormState();
  const refused = Object.keys(errors).find((name) => errors[name]?.type === 'server');
  useEffect(() => {
    if (refused && !isSubmitting) setFocus(refused);
  }, [refused, isSubmitting, setFocus]);
  return null;
}

/** The rules that guard the server, in the words of the chosen language. */
function useRules() {
  const say = useMessage();
  return ({ School, Description, Type, IsActive }: Record<string, unknown>) => {
    const result = validate(newInstitutionSchema, { School, Description, Type, IsActive }, { input: 'typed' });
    if (result.ok) return {};
    return Object.fromEntries(Object.entries(result.fields).map(([name, message]) => [name, say(message)]));
  };
}

const frame = {
  '& .MuiDialog-paper': { margin: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)', sm: undefined } },
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
};
