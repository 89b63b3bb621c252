import { may } from '@lia/sdk/accounts/permissions';
import { requestData } from '@lia/sdk/dataRequests/endpoints';
import { dataRequestKindLabels } from '@lia/sdk/dataRequests/labels';
import { dataRequestKinds, LONGEST_DETAILS } from '@lia/sdk/dataRequests/rules';
import type { DataRequest } from '@lia/sdk/dataRequests/schema';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import type { Host } from '@lia/widgets/react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useChange } from '../changes/useChange.ts';
import { DraftForm } from '../fields/DraftForm.tsx';
import { LabelledText } from '../fields/LabelledInput.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { type Send, useDraftForm } from '../fields/useDraftForm.ts';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { blank, revive } from './requestDraft.ts';

const rules = () => import('./requestRules.ts');

/** Asks for something about the member's data or a child's, and stays for the next. What was typed is there until it has arrived. */
export function RequestForm({ drafts, sent }: { drafts: Host['drafts']; sent: () => void }) {
  const { t, language } = useText();
  const asksForChildren = may(useMember(), 'children.read');
  const children = useRead(asksForChildren ? [listChildren] : null, (client) => client.call(listChildren));
  const titleId = useId();
  const kept = useDraftValues({ name: 'data-request', blank, revive }, drafts);
  const { values } = kept;
  const form = useDraftForm(kept, { rules, given: values }, useChange());
  const { busy, errorOf, change } = form;

  const send: Send<DataRequest> = async (client, body, idempotencyKey) => {
    const answer = await client.call(requestData, { body, idempotencyKey });
    sent();
    return answer;
  };

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
      <Typography variant="h2" id={titleId}>
        {t('myData.new')}
      </Typography>
      <DraftForm form={form} send={send} action={t('myData.submit')}>
        <RadioField
          name="kind"
          label={t('myData.kind')}
          value={values.kind}
          error={errorOf('kind')}
          choices={dataRequestKinds.map((kind) => ({ value: kind, label: dataRequestKindLabels[kind][language] }))}
          onChange={(kind) => change({ kind })}
        />
        {children.data && children.data.data.length > 0 && (
          <RadioField
            name="child"
            label={t('myData.whose')}
            value={values.child}
            error={null}
            choices={[
              { value: '', label: t('myData.mine') },
              ...children.data.data.map(({ uuid, name }) => ({ value: uuid, label: name })),
            ]}
            onChange={(child) => change({ child })}
          />
        )}
        <LabelledText
          name="details"
          label={t('myData.details')}
          rows={4}
          required
          readOnly={busy}
          value={values.details}
          error={errorOf('details')}
          maxLength={LONGEST_DETAILS}
          onChange={({ target }) => change({ details: target.value })}
        />
      </DraftForm>
    </Card>
  );
}
