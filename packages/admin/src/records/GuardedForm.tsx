import { Button } from '@mui/material';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Form, useSaveContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import type { FormPage } from '../resources/definition.ts';
import type { Row } from '../resources/field.ts';
import { AskedQuestion, useAskedSave } from './FormQuestion.tsx';
import { FetchRules, useRules } from './FormRules.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

interface GuardedFormProps {
  form: FormPage<Row>;
  /** What a new record starts with. */
  fresh?: Row | undefined;
  /** True once nothing is left to lose, so that the form may be left without a question. */
  settled: RefObject<boolean>;
  children: ReactNode;
}

// The record may arrive once more after it was shown; what was typed meanwhile stays.
const keepTyped = { keepDirtyValues: true };

/** A record's form: held against its rules, and left only when what was typed is saved or given up. */
export function GuardedForm({ form, fresh, settled, children }: GuardedFormProps) {
  const { schema, body, question } = form;
  const { asked, ...sending } = useAskedSave(form);
  return (
    <Form
      {...sending}
      validate={useRules(schema, body)}
      resetOptions={keepTyped}
      disableInvalidFormNotification
      noValidate
      {...(fresh && { defaultValues: fresh })}
    >
      {children}
      <FetchRules schema={schema} />
      <FocusRefused />
      <DirtyGuard settled={settled} />
      <AskedQuestion asked={asked} field={question?.field} />
    </Form>
  );
}

/** Saves the form; waits for the fields that it cannot do without. */
export function SaveButton({
  required = [],
  children,
}: {
  required?: readonly string[] | undefined;
  children: string;
}) {
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  const values: unknown[] = useWatch({ name: [...required] });
  const isComplete = values.every((value) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value)));
  const busy = saving === true || isSubmitting;
  return (
    <Button type="submit" variant="contained" disabled={!isComplete} loading={busy}>
      {children}
    </Button>
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

/** Held while a field is dirty. */
function DirtyGuard({ settled }: Pick<GuardedFormProps, 'settled'>) {
  const { dirtyFields } = useFormState();
  return <UnsavedGuard dirty={Object.keys(dirtyFields).length > 0} settled={settled} />;
}
