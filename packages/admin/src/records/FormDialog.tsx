import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import {
  CreateBase,
  EditBase,
  type RaRecord,
  useDelete,
  useEditContext,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate, useParams } from 'react-router';

import { useText } from '../i18n/text.ts';
import type { FormPage, Resource } from '../resources/definition.ts';
import { type Of, type Row, useWords } from '../resources/field.ts';
import { GuardedForm, SaveButton } from './GuardedForm.tsx';
import { Inputs } from './Inputs.tsx';
import { LoadError } from './LoadError.tsx';
import { Question } from './Question.tsx';
import { isMissing, useRecordRead } from './useRecordRead.ts';
import { useSaved } from './useSaved.ts';

interface FormProps {
  resource: Resource;
  form: FormPage<Row>;
}

/** The dialog of a new record above its list. What it starts with may follow from the list's filter. */
export function CreateDialog({ resource, form }: FormProps) {
  const { filterValues } = useListContext();
  const { settled, close, onSaved, onError } = useDialogEnds(resource);
  return (
    <CreateBase resource={resource.name} redirect={false} mutationOptions={{ onSuccess: onSaved, onError }}>
      <FormDialog resource={resource} form={form} settled={settled} close={close} fresh={form.fresh(filterValues)} />
    </CreateBase>
  );
}

/** The dialog in which a record is changed or deleted. */
export function EditDialog({ resource, form }: FormProps) {
  const { id = '' } = useParams();
  const { settled, close, onSaved, onDeleted, onError } = useDialogEnds(resource);
  const { removal } = form;
  return (
    <EditBase
      resource={resource.name}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: onSaved, onError }}
      queryOptions={useRecordRead(resource.name)}
    >
      <FormDialog resource={resource} form={form} settled={settled} close={close}>
        {removal && <DeleteButton {...{ resource, removal, onError }} onSuccess={onDeleted} />}
      </FormDialog>
    </EditBase>
  );
}

/** How a dialog ends: back on the list as it was. */
function useDialogEnds({ name }: Resource) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { settled, leave, onError } = useSaved();
  const list = { pathname: `/${name}`, search };
  return {
    settled,
    close: () => void navigate(list),
    onSaved: (saved: RaRecord | undefined) => leave(saved, list, {}),
    // The row that had the focus is gone.
    onDeleted: (deleted: RaRecord | undefined) => leave(deleted, list),
    onError,
  };
}

interface FormDialogProps extends FormProps {
  settled: RefObject<boolean>;
  close: () => void;
  /** Of a new record. */
  fresh?: Row;
  /** Further buttons. */
  children?: ReactNode;
}

function FormDialog({ resource, form, settled, close, fresh, children }: FormDialogProps) {
  const t = useText();
  const translate = useTranslate();
  const words = useWords();
  const record = useRecordContext();
  const title = useId();
  const instead = record && form.instead?.(record, words);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title} sx={frame}>
      {instead ? (
        <>
          <DialogTitle id={title} component="h2">
            {form.title(record, words)}
          </DialogTitle>
          <DialogContent>{instead}</DialogContent>
          <DialogActions>
            <PageButton resource={resource} />
            <Button onClick={close}>{t('records.close')}</Button>
          </DialogActions>
        </>
      ) : fresh || record ? (
        <GuardedForm form={form} fresh={fresh} settled={settled}>
          <DialogTitle id={title} component="h2">
            <LiveTitle of={fresh ? form.newTitle : form.title} />
          </DialogTitle>
          <DialogContent>
            <Inputs resource={resource} inputs={form.inputs} focused={fresh !== undefined} />
          </DialogContent>
          <DialogActions>
            {children}
            <PageButton resource={resource} />
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <SaveButton required={form.required}>{t(form.labels[fresh ? 'create' : 'save'])}</SaveButton>
          </DialogActions>
        </GuardedForm>
      ) : (
        <Absent title={title} close={close} />
      )}
    </Dialog>
  );
}

/** In the place of a record that is on its way, or could not be read. */
function Absent({ title, close }: { title: string; close: () => void }) {
  const t = useText();
  const { error, refetch } = useEditContext();
  const failure = error && !isMissing(error) ? error.message : null;
  return (
    <>
      <DialogTitle id={title} component="h2">
        {t(failure === null ? 'lists.loading' : 'lists.failed')}
      </DialogTitle>
      <DialogContent aria-busy={failure === null}>
        {failure === null ? <Skeleton height={288} /> : <LoadError message={failure} onRetry={refetch} />}
      </DialogContent>
      {failure !== null && (
        <DialogActions>
          <Button onClick={close}>{t('records.close')}</Button>
        </DialogActions>
      )}
    </>
  );
}

/** The way from the dialog of a record to its page, where it has one. */
function PageButton({ resource: { name, show } }: Pick<FormProps, 'resource'>) {
  const t = useText();
  const record = useRecordContext();
  if (!record || !show) return null;
  return (
    <Button component={Link} to={`/${name}/${encodeURIComponent(record.id)}/show`} sx={{ whiteSpace: 'nowrap' }}>
      {t('records.page')}
    </Button>
  );
}

/** A title that follows what is typed. */
function LiveTitle({ of }: { of: Of<Row, string> }) {
  return of(useWatch(), useWords());
}

interface DeleteButtonProps {
  resource: Resource;
  removal: NonNullable<FormPage<Row>['removal']>;
  onSuccess: (deleted: RaRecord | undefined) => void;
  onError: (error: unknown) => void;
}

/** Deletes the record after a question; cancelling it leads back to the form. */
function DeleteButton({ resource, removal, onSuccess, onError }: DeleteButtonProps) {
  const words = useWords();
  const record = useRecordContext();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  if (!record) return null;
  const destroy = () =>
    remove(resource.name, { id: record.id, previousData: record }, { mutationMode: 'pessimistic', onSuccess, onError });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
        {words.t(removal.label)}
      </Button>
      <Question
        open={asking}
        title={removal.title(record, words)}
        body={words.t(removal.body)}
        more={removal.more && words.t(removal.more)}
        typed={removal.typed?.(record, words)}
        confirm={words.t(removal.label)}
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void destroy()}
      />
    </>
  );
}

const frame = {
  '& .MuiDialog-paper': { margin: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)', sm: undefined } },
  '& .MuiDialogActions-root': { flexWrap: 'wrap' },
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
};
