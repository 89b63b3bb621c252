import { useEffect, useRef, useState } from 'react';
import { useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

import { useClient } from '../client/ClientContext.ts';
import type { FormPage, FormQuestion } from '../resources/definition.ts';
import { type Row, useWords } from '../resources/field.ts';
import { Question } from './Question.tsx';

/** A question that waits for its answer. */
interface Asked extends FormQuestion {
  answer: (confirmed: boolean) => void;
}

/** Saves a form, where it asks about what was typed once that was confirmed. */
export function useAskedSave({ question }: Pick<FormPage<Row>, 'question'>) {
  const { save } = useSaveContext();
  const words = useWords();
  const client = useClient();
  const [asked, setAsked] = useState<Asked>();

  async function askAndSave(row: Row): Promise<unknown> {
    const found = await question?.ask(row, words, client);
    const confirmed = !found || (await new Promise<boolean>((answer) => setAsked({ ...found, answer })));
    setAsked(undefined);
    return confirmed ? save?.(row) : undefined;
  }

  return { asked, ...(question && { onSubmit: askAndSave }) };
}

/** Asks, and leads back to the field where the answer is no. */
export function AskedQuestion({ asked, field }: { asked: Asked | undefined; field: string | undefined }) {
  const { setFocus } = useFormContext();
  const { isSubmitting } = useFormState();
  const declined = useRef(false);
  useEffect(() => {
    if (!declined.current || isSubmitting || field === undefined) return;
    declined.current = false;
    setFocus(field);
  }, [isSubmitting, field, setFocus]);
  if (!asked) return null;
  const { answer, ...texts } = asked;
  const decline = () => {
    declined.current = true;
    answer(false);
  };
  return <Question open {...texts} onCancel={decline} onConfirm={() => answer(true)} />;
}
