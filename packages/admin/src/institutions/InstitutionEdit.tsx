import { useState } from 'react';
import { EditBase } from 'react-admin';
import { useParams } from 'react-router';

import { DeleteQuestion } from './DeleteQuestion.tsx';
import { InstitutionDialog } from './InstitutionDialog.tsx';
import { useInstitutionDialog } from './useInstitutionDialog.ts';

/** Edits one institution, or asks whether to delete it; cancelling the question leads back to the form. */
export function InstitutionEdit() {
  const { id = '' } = useParams();
  const { settled, close, onSaved, onDeleted, onError } = useInstitutionDialog();
  const [asking, setAsking] = useState(false);
  return (
    <EditBase
      resource="institutions"
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: onSaved, onError }}
    >
      <InstitutionDialog mode="edit" settled={settled} close={close} onDelete={() => setAsking(true)} />
      <DeleteQuestion open={asking} onCancel={() => setAsking(false)} onSuccess={onDeleted} onError={onError} />
    </EditBase>
  );
}
