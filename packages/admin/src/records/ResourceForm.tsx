import { Box, Card, Stack } from '@mui/material';
import { CreateBase, EditBase, type RaRecord, useEditContext } from 'react-admin';

import { addressOf, type FormPage, type Resource } from '../resources/definition.ts';
import { type Row, useWords } from '../resources/field.ts';
import { GuardedForm, SaveButton } from './GuardedForm.tsx';
import { Inputs } from './Inputs.tsx';
import { BackToList, RecordAbsent, RecordHeading } from './RecordPage.tsx';
import { RecordStatus } from './ResourceShow.tsx';
import { useRecordRead } from './useRecordRead.ts';
import { useSaved } from './useSaved.ts';

interface FormProps {
  resource: Resource;
  form: FormPage<Row>;
}

const narrow = { maxWidth: 760 };

/** The page of a new record. */
export function ResourceCreate({ resource, form }: FormProps) {
  const words = useWords();
  const { settled, ...ends } = useFormEnds(resource);
  const fresh = form.fresh({});
  const title = form.newTitle(fresh, words);
  return (
    <CreateBase redirect={false} mutationOptions={ends}>
      <Stack spacing={2} sx={narrow}>
        <BackToList resource={resource.name} />
        <RecordHeading title={title} />
        <FormCard
          resource={resource}
          form={form}
          settled={settled}
          fresh={fresh}
          submit={words.t(form.labels.create)}
        />
      </Stack>
    </CreateBase>
  );
}

/** The page on which a record is changed. */
export function ResourceEdit({ resource, form }: FormProps) {
  const { settled, ...ends } = useFormEnds(resource);
  return (
    <EditBase
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={ends}
      queryOptions={useRecordRead(resource.name)}
    >
      <Stack spacing={2} sx={form.beside ? {} : narrow}>
        <BackToList resource={resource.name} />
        <Known resource={resource} form={form} settled={settled} />
      </Stack>
    </EditBase>
  );
}

/** After saving: the record's page, or the list where records have none. */
function useFormEnds(resource: Resource) {
  const { settled, leave, onError } = useSaved();
  const onSuccess = (saved: RaRecord | undefined) =>
    leave(saved, saved && resource.show ? (addressOf(resource, saved, '') ?? '') : `/${resource.name}`);
  return { settled, onSuccess, onError };
}

type Settled = Pick<ReturnType<typeof useSaved>, 'settled'>;

function Known({ resource, form, settled }: FormProps & Settled) {
  const words = useWords();
  const { record, error, refetch } = useEditContext();
  if (!record) return <RecordAbsent error={error} refetch={refetch} />;
  const Beside = form.beside;
  const fields = form.instead?.(record, words) ?? (
    <FormCard resource={resource} form={form} settled={settled} submit={words.t(form.labels.save)} />
  );
  return (
    <>
      <RecordHeading title={form.title(record, words)}>
        <RecordStatus resource={resource} record={record} />
      </RecordHeading>
      {Beside ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '3fr 2fr' }, alignItems: 'start' }}>
          {fields}
          <Beside record={record} />
        </Box>
      ) : (
        fields
      )}
    </>
  );
}

function FormCard({ resource, form, settled, fresh, submit }: FormProps & Settled & { fresh?: Row; submit: string }) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <GuardedForm form={form} settled={settled} fresh={fresh}>
        <Stack spacing={2}>
          <Inputs resource={resource} inputs={form.inputs} />
          <Box>
            <SaveButton required={form.required}>{submit}</SaveButton>
          </Box>
        </Stack>
      </GuardedForm>
    </Card>
  );
}
