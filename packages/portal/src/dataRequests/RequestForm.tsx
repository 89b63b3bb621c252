import { may } from '@lia/sdk/accounts/permissions';
import { requestData } from '@lia/sdk/dataRequests/endpoints';
import { dataRequestKindLabels } from '@lia/sdk/dataRequests/labels';
import { type DataRequestKind, dataRequestKinds, LONGEST_DETAILS } from '@lia/sdk/dataRequests/rules';
import { ApiError } from '@lia/sdk/http/error';
import type { Message } from '@lia/sdk/messages/translate';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { isRecord } from '@lia/sdk/http/json';
import { takeTexts } from '@lia/widgets/drafts';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useRef, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledText } from '../fields/LabelledInput.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { RestoredDraft } from '../fields/RestoredDraft.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { useRefusal } from '../fields/useRefusal.ts';
import { useText } from '../i18n/useText.ts';
import { useMember, useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';

interface Values {
  kind: DataRequestKind | null;
  /** Uuid of a child, or empty for the member's own data. */
  child: string;
  details: string;
}

const fields = ['kind', 'details'] as const;
type Field = (typeof fields)[number];

const blank = (): Values => ({ kind: null, child: '', details: '' });

const revive = (stored: unknown): Values => ({
  kind: dataRequestKinds.find((kind) => isRecord(stored) && stored['kind'] === kind) ?? null,
  ...takeTexts({ child: '', details: '' }, stored),
});

/** Asks for something about the member's data or a child's. What was typed stays until it has arrived. */
export function RequestForm({ drafts, sent }: { drafts: Host['drafts']; sent: () => void }) {
  const { t, language, message, failure } = useText();
  const { session, toasts } = useServices();
  const asksForChildren = may(useMember(), 'children.read');
  const children = useRead(asksForChildren ? [listChildren] : null, (client) => client.call(listChildren));
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const {
    values,
    restored,
    change: keep,
    key,
    discard,
  } = useDraftValues({ name: 'data-request', blank, revive }, drafts);
  const [broken, setBroken] = useState<Readonly<Record<string, Message>>>({});
  const refusal = useRefusal();
  const [sending, setSending] = useState(false);

  function forget(): void {
    setBroken({});
    refusal.forget();
  }

  function change(changed: Partial<Values>): void {
    // What is changed while it is being sent would be lost with the draft.
    if (sending) return;
    keep(changed);
    forget();
  }

  const errorOf = (name: Field): string | null => {
    const rule = broken[name];
    if (rule) return message(rule);
    return (refusal.error instanceof ApiError && refusal.error.fields[name]) || null;
  };

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      const checked = await check(values);
      if (!checked.ok) {
        setBroken(checked.fields);
        const wrong = fields.find((name) => checked.fields[name]);
        form.current?.querySelector<HTMLElement>(`[name=${wrong ?? 'kind'}]`)?.focus();
        return;
      }
      const answer = await session.client.call(requestData, { body: checked.value, idempotencyKey: key });
      toasts.show('success', answer.message);
      discard();
      forget();
      sent();
    } catch (error) {
      refusal.refuse(error);
    } finally {
      setSending(false);
    }
  }

  const refused = refusal.error !== null && !fields.some((name) => errorOf(name) !== null);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 4, sm: 6 } }}>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 4, justifyItems: 'start', '& > .field': { width: '100%' } }}
      >
        <Typography variant="h2" id={titleId}>
          {t('myData.new')}
        </Typography>
        {restored && <RestoredDraft restored={restored} discard={discard} />}
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
              ...children.data.data.map(({ uuid, name }) => ({
                value: uuid,
                label: name,
              })),
            ]}
            onChange={(child) => change({ child })}
          />
        )}
        <LabelledText
          name="details"
          label={t('myData.details')}
          rows={4}
          required
          readOnly={sending}
          value={values.details}
          error={errorOf('details')}
          maxLength={LONGEST_DETAILS}
          onChange={({ target }) => change({ details: target.value })}
        />
        <FormRefusal text={refused ? failure(refusal.error) : null} times={refusal.times} />
        <SubmitButton ready={values.kind !== null && values.details.trim() !== ''} sending={sending}>
          {t('myData.submit')}
        </SubmitButton>
      </Box>
    </Card>
  );
}

/** The rules come when the form is sent: the page is read more often than it is used. */
async function check({ kind, child, details }: Values) {
  const [{ dataRequestSchema }, { validate }] = await Promise.all([
    import('@lia/sdk/dataRequests/schema'),
    import('@lia/sdk/validation/validate'),
  ]);
  const asked = { details, ...(kind !== null && { kind }), ...(child !== '' && { child }) };
  return validate(dataRequestSchema, asked, { input: 'typed' });
}
