import { useState } from 'react';
import { EditBase } from 'react-admin';
import { useParams } from 'react-router';

import { DeleteQuestion } from './DeleteQuestion.tsx';
import { InstitutionDialog } from './InstitutionDialog.tsx';
import { useInstitutionDialog } from './useInstitutionDialog.ts';

/** Edits one institution, or asks whether to delete it; cancelling the question leads back to the form. */
export function InstitutionEdit() {
  const { id = '' } = useParams();
  const { settled, close, onSuccess, onError } = useInstitutionDialog();
  const [asking, setAsking] = useState(false);
  return (
    <EditBase
      resource="institutions"
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
    >
      <InstitutionDialog mode="edit" settled={settled} close={close} onDelete={() => setAsking(true)} />
      <DeleteQuestion open={asking} onCancel={() => setAsking(false)} onSuccess={onSuccess} onError={onError} />
    </EditBase>
  );
}
