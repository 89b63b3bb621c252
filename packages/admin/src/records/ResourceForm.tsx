import { Box, Stack, Typography } from '@mui/material';
import { CreateBase, EditBase, useRecordContext } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { addressOf } from '../resources/address.ts';
import type { FormPage, Resource } from '../resources/definition.ts';
import { useWords, type Row } from '../resources/field.ts';
import { BackToList } from './BackToList.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordHeading, RecordWaiting } from './RecordPage.tsx';
import { RecordStatus } from './ResourceShow.tsx';
import { useRules } from './useRules.ts';
import { useSaved } from './useSaved.ts';

interface FormProps {
  resource: Resource;
  form: FormPage<Row>;
}

const narrow = { maxWidth: 760 };

/** The page of a new record. */
export function ResourceCreate({ resource, form }: FormProps) {
  const t = useText();
  const { settled, ...ends } = useFormEnds(resource);
  return (
    <CreateBase redirect={false} mutationOptions={ends}>
      <Stack spacing={2} sx={narrow}>
        <BackToList resource={resource.name} />
        <title>{`${t(form.labels.new)} · LIA`}</title>
        <Typography variant="h1">{t(form.labels.new)}</Typography>
        <Fields form={form} settled={settled} fresh={form.fresh} submit={t(form.labels.create)} />
      </Stack>
    </CreateBase>
  );
}

/** The page on which a record is changed. */
export function ResourceEdit({ resource, form }: FormProps) {
  const { settled, ...ends } = useFormEnds(resource);
  return (
    <EditBase redirect={false} mutationMode="pessimistic" mutationOptions={ends}>
      <Stack spacing={2} sx={form.beside ? {} : narrow}>
        <BackToList resource={resource.name} />
        <Known resource={resource} form={form} settled={settled} />
      </Stack>
    </EditBase>
  );
}

/** After saving: the record's page, or the list where records have none. */
function useFormEnds(resource: Resource) {
  return useSaved((saved) => (saved && resource.show ? (addressOf(resource, saved, '') ?? '') : `/${resource.name}`));
}

type Settled = Pick<ReturnType<typeof useSaved>, 'settled'>;

function Known({ resource, form, settled }: FormProps & Settled) {
  const words = useWords();
  const record = useRecordContext();
  if (!record) return <RecordWaiting />;
  const Beside = form.beside;
  const fields = form.instead?.(record, words) ?? (
    <Fields form={form} settled={settled} submit={words.t(form.labels.save)} />
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

function Fields({ form, settled, fresh, submit }: { form: FormPage<Row>; fresh?: Row; submit: string } & Settled) {
  const Inputs = form.inputs;
  return (
    <RecordForm
      rules={useRules(form.schema, form.body)}
      fresh={fresh}
      settled={settled}
      submit={submit}
      spacing={form.spacing ?? 2}
    >
      <Inputs />
    </RecordForm>
  );
}
