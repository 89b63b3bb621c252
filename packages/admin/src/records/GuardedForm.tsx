import type { ReactNode, RefObject } from 'react';
import { Form, type FormProps } from 'react-admin';

import type { Row } from '../resources/field.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

interface GuardedFormProps {
  rules: NonNullable<FormProps['validate']>;
  /** What a new record starts with. */
  fresh?: Row | undefined;
  /** See {@link UnsavedGuard}. */
  settled: RefObject<boolean>;
  children: ReactNode;
}

// The record may arrive once more after it was shown; what was typed meanwhile stays.
const keepTyped = { keepDirtyValues: true };

/** A record's form: held against its rules, and left only when what was typed is saved or given up. */
export const GuardedForm = ({ rules, fresh, settled, children }: GuardedFormProps) => (
  <Form
    validate={rules}
    resetOptions={keepTyped}
    disableInvalidFormNotification
    noValidate
    {...(fresh && { defaultValues: fresh })}
  >
    {children}
    <UnsavedGuard settled={settled} />
  </Form>
);
