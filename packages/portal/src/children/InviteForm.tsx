import type { ChildRecord } from '@lia/sdk/children/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { inviteParent } from '@lia/sdk/parentInvitations/endpoints';
import type { Message } from '@lia/sdk/messages/translate';
import { newParentInvitationSchema } from '@lia/sdk/parentInvitations/schema';
import { contactLabels } from '@lia/sdk/people/labels';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { LONGEST_EMAIL } from '@lia/sdk/validation/lengths';
import { validate } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useRef, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useRefusal } from '../fields/useRefusal.ts';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { InputDialog } from '../ui/InputDialog.tsx';

interface InviteFormProps {
  child: ChildRecord;
  sent: () => void;
  close: () => void;
}

/** Invites another parent by e-mail or by a link, to this child and to others. */
export default function InviteForm({ child, sent, close }: InviteFormProps) {
  const { t, language, message, failure } = useText();
  const { session, toasts } = useServices();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { data } = useRead([listChildren], (client) => client.call(listChildren));
  const [how, setHow] = useState<'email' | 'link'>('email');
  const [email, setEmail] = useState('');
  const [children, setChildren] = useState<readonly string[]>([child.uuid]);
  // Sent again after a lost answer it is one invitation; changed, it is another.
  const [key, setKey] = useState(newIdempotencyKey);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const refusal = useRefusal();
  const others = data?.data.filter(({ uuid }) => uuid !== child.uuid) ?? [];
  const checked = validate(
    newParentInvitationSchema,
    { children, ...(how === 'email' && { email }) },
    { input: 'typed' },
  );
  const typed = how === 'link' || email.trim() !== '';
  const broken: Message | undefined = typed ? (checked.ok ? undefined : checked.fields.email) : { key: 'required' };

  function changed(): void {
    setKey(newIdempotencyKey());
    refusal.forget();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setTried(true);
    if (!checked.ok || broken) {
      form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus();
      return;
    }
    setSending(true);
    try {
      const answer = await session.client.call(inviteParent, { body: checked.value, idempotencyKey: key });
      toasts.show('success', answer.message);
      sent();
      close();
    } catch (error) {
      refusal.refuse(error);
      setSending(false);
    }
  }

  return (
    <InputDialog close={close} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('child.invite.title', { name: child.name })}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          ref={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gap: 4, pt: 1 }}
        >
          <RadioField
            name="how"
            label={t('child.invite.how')}
            value={how}
            error={null}
            choices={[
              { value: 'email', label: t('child.invite.byEmail') },
              { value: 'link', label: t('child.invite.byLink') },
            ]}
            onChange={(value) => {
              setHow(value);
              changed();
            }}
          />
          {how === 'email' ? (
            <LabelledInput
              name="email"
              label={contactLabels.email[language]}
              autoComplete="off"
              required
              value={email}
              error={tried && broken ? message(broken) : null}
              type="email"
              inputMode="email"
              maxLength={LONGEST_EMAIL}
              onChange={({ target }) => {
                setEmail(target.value);
                changed();
              }}
            />
          ) : (
            <Typography color="text.secondary">{t('child.invite.byLink.text')}</Typography>
          )}
          {others.length > 0 && (
            <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid' }}>
              <Typography component="legend" sx={{ fontWeight: 600 }}>
                {t('child.invite.others')}
              </Typography>
              {others.map(({ uuid, name }) => (
                <FormControlLabel
                  key={uuid}
                  label={name}
                  control={
                    <Checkbox
                      checked={children.includes(uuid)}
                      onChange={(_event, isChosen) => {
                        setChildren((before) => (isChosen ? [...before, uuid] : before.filter((one) => one !== uuid)));
                        changed();
                      }}
                    />
                  }
                />
              ))}
            </Box>
          )}
          <FormRefusal text={refusal.error === null ? null : failure(refusal.error)} times={refusal.times} />
          <SubmitButton ready={checked.ok && !broken} sending={sending}>
            {t(how === 'email' ? 'child.invite.send' : 'child.invite.make')}
          </SubmitButton>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.close')}</Button>
      </DialogActions>
    </InputDialog>
  );
}
