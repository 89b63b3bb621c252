import type { ChildRecord } from '@lia/sdk/children/schema';
import { inviteParent } from '@lia/sdk/parentInvitations/endpoints';
import { newParentInvitationSchema } from '@lia/sdk/parentInvitations/schema';
import { contactLabels } from '@lia/sdk/people/labels';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { LONGEST_EMAIL } from '@lia/sdk/validation/lengths';
import { email } from '@lia/sdk/validation/fields';
import { validate } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId } from 'react';

import { useChange } from '../changes/useChange.ts';
import { CheckedList } from '../fields/CheckedList.tsx';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useTypedFields } from '../fields/useTypedFields.ts';
import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { InputDialog } from '../ui/InputDialog.tsx';

interface InviteFormProps {
  child: ChildRecord;
  sent: () => void;
  close: () => void;
}

const emailedInvitationSchema = newParentInvitationSchema.shape({ email: email() });

interface Invitation {
  how: 'email' | 'link';
  /** Read where `how` names it. */
  email: string;
  children: readonly string[];
}

/** Invites another parent by e-mail or by a link, to this child and to others. */
export default function InviteForm({ child, sent, close }: InviteFormProps) {
  const { t, language } = useText();
  const titleId = useId();
  const { data } = useRead([listChildren], (client) => client.call(listChildren));
  const others = data?.data.filter(({ uuid }) => uuid !== child.uuid) ?? [];
  const { busy, run } = useChange();
  const { form, values, key, type, errorOf, ready, refused, refuse, attempt, input } = useTypedFields(
    (): Invitation => ({ how: 'email', email: '', children: [child.uuid] }),
    (typed) =>
      typed.how === 'email'
        ? validate(emailedInvitationSchema, { children: typed.children, email: typed.email }, { input: 'typed' })
        : validate(newParentInvitationSchema, { children: typed.children }, { input: 'typed' }),
  );
  const { how, children } = values;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const body = attempt();
    if (!body) return;
    const saved = await run((client) => client.call(inviteParent, { body, idempotencyKey: key }), { refused: refuse });
    if (!saved) return;
    sent();
    close();
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
            onChange={(chosen) => type({ how: chosen })}
          />
          {how === 'email' ? (
            <LabelledInput
              {...input('email')}
              label={contactLabels.email[language]}
              required
              type="email"
              inputMode="email"
              maxLength={LONGEST_EMAIL}
            />
          ) : (
            <Typography color="text.secondary">{t('child.invite.byLink.text')}</Typography>
          )}
          {others.length > 0 && (
            <CheckedList
              title={t('child.invite.others')}
              error={errorOf('children')}
              choices={others.map(({ uuid, name }) => ({ id: uuid, label: name }))}
              chosen={children}
              choose={(chosen) => type({ children: chosen })}
            />
          )}
          <FormRefusal {...refused} />
          <SubmitButton ready={ready} sending={busy}>
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
