import { fileRules } from '@lia/sdk/files/rules';
import { MAX_DOCUMENTS, REQUESTED_DOCUMENTS } from '@lia/sdk/teachers/rules';
import { useState } from 'react';

import { ConsentFields } from '../consents/ConsentField.tsx';
import { allowedFiles } from '../fields/fileRule.ts';
import { PlusIcon } from '../fields/icons.tsx';
import { StepHeading } from '../form/headings.tsx';
import type { Form } from '../form/useForm.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { DocumentSlot } from './DocumentSlot.tsx';
import type { Documents } from './useDocuments.ts';
import type { TeacherPath, TeacherValues } from './values.ts';

/** Documents that prove the teacher status, one slot after the other, and the two acceptances. */
export function DocumentsStep({
  form,
  documents,
}: {
  form: Form<TeacherValues, unknown, TeacherPath>;
  documents: Documents;
}) {
  const { t, message } = useText();
  // The slots that were there when the step was shown do not take the focus from its heading.
  const [known] = useState(() => new Set(documents.slots.map(({ id }) => id)));
  const { slots, uploaded } = documents;
  return (
    <>
      <div className="lia-stack">
        <header>
          <StepHeading>{t('teacher.documents')}</StepHeading>
          <p className="lia-intro">{t('teacher.documents.asked', { count: REQUESTED_DOCUMENTS })}</p>
          <p className="lia-intro">{t('teacher.documents.kinds')}</p>
          <p className="lia-intro">{allowedFiles(fileRules.teacherDocument, t)}</p>
        </header>
        {slots.map((slot, index) => (
          <DocumentSlot
            key={slot.id}
            slot={slot}
            number={index + 1}
            fresh={!known.has(slot.id) && index === slots.length - 1}
            documents={documents}
          />
        ))}
        {slots.length < MAX_DOCUMENTS ? (
          <button type="button" className="lia-add" part="button" onClick={documents.add}>
            <PlusIcon />
            {t('teacher.document.add')}
          </button>
        ) : (
          <p className="lia-hint">{message({ key: 'documents.max', values: { max: MAX_DOCUMENTS } })}</p>
        )}
        <p className="lia-hint">
          {t('teacher.documents.uploaded', { count: uploaded.length, asked: REQUESTED_DOCUMENTS })}.{' '}
          {uploaded.length < REQUESTED_DOCUMENTS && `${t('teacher.documents.fewer')} `}
          {t('teacher.private')}
        </p>
        <output className="lia-unseen">{documents.news}</output>
      </div>
      <ConsentFields field={form.field} />
    </>
  );
}
