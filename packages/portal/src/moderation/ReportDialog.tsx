import { groupsOf } from '@lia/sdk/accounts/roles';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { makeReport } from '@lia/sdk/moderation/endpoints';
import {
  helpPhones,
  isGrave,
  MAX_REPORT_TEXT,
  type ReportableKind,
  reportReasons,
  type ReportReason,
  reportSubjects,
  type ReportSubject,
} from '@lia/sdk/moderation/rules';
import { newReportSchema } from '@lia/sdk/moderation/schema';
import { validate } from '@lia/sdk/validation/validate';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MuiLink from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledText } from '../fields/LabelledInput.tsx';
import { useRefusal } from '../fields/useRefusal.ts';
import { useText } from '../i18n/useText.ts';
import { useMember, useServices } from '../services/services.ts';
import { InputDialog } from '../ui/InputDialog.tsx';

interface ReportDialogProps {
  kind: ReportableKind;
  id: string;
  close: () => void;
}

/** A report: what, why and, where it helps, what happened. Students read simpler words, and press what is larger. */
export default function ReportDialog({ kind, id, close }: ReportDialogProps) {
  const { t, failure } = useText();
  const { session } = useServices();
  const isStudent = groupsOf(useMember()).has('student');
  const titleId = useId();
  const [about, setAbout] = useState<ReportSubject>('content');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [key] = useState(newIdempotencyKey);
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const refusal = useRefusal();
  const body = { kind, id, about, reason, text: text.trim() };
  const checked = validate(newReportSchema, body, { input: 'typed' });
  const grave = reason !== null && isGrave(reason);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || !checked.ok) return;
    setBusy(true);
    try {
      // The same report sent again after a lost answer is one; a changed one is another.
      const idempotencyKey = `${key}-${about}-${reason}-${text.length}`;
      await session.client.call(makeReport, { body: checked.value, idempotencyKey });
      setDone(true);
    } catch (error) {
      refusal.refuse(error);
    } finally {
      setBusy(false);
    }
  }

  if (isDone)
    return (
      <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('report.done')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Typography>{t(grave ? 'report.done.grave' : 'report.done.text')}</Typography>
          {grave && <Help isStudent={isStudent} />}
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={close}>
            {t('report.close')}
          </Button>
        </DialogActions>
      </Dialog>
    );

  return (
    <InputDialog maxWidth="sm" close={close} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(isStudent ? 'report.title.student' : 'report.title')}</DialogTitle>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent sx={{ display: 'grid', gap: 5 }}>
          <Choice
            label={t('report.about')}
            values={reportSubjects}
            chosen={about}
            labelOf={(one) => t(`report.about.${one}`)}
            choose={setAbout}
          />
          {isStudent ? (
            <Buttons chosen={reason} choose={setReason} />
          ) : (
            <Choice
              label={t('report.reason')}
              values={reportReasons}
              chosen={reason}
              labelOf={(one) => t(`report.reason.${one}`)}
              choose={setReason}
            />
          )}
          {grave && <Help isStudent={isStudent} />}
          <LabelledText
            label={t(reason === 'other' ? 'report.text.needed' : 'report.text')}
            rows={3}
            error={null}
            value={text}
            maxLength={MAX_REPORT_TEXT}
            onChange={({ target }) => setText(target.value)}
          />
          <Typography variant="body2" color="text.secondary">
            {t('report.secret')}
          </Typography>
          <FormRefusal
            text={refusal.error === null ? null : `${failure(refusal.error)}. ${t('report.kept')}`}
            times={refusal.times}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy} disabled={!checked.ok}>
            {t('report.send')}
          </Button>
        </DialogActions>
      </form>
    </InputDialog>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  values: readonly V[];
  chosen: V | null;
  labelOf: (value: V) => string;
  choose: (value: V) => void;
}

function Choice<V extends string>({ label, values, chosen, labelOf, choose }: ChoiceProps<V>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={chosen ?? ''}>
        {values.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={labelOf(value)}
            sx={{ minHeight: 44 }}
            onChange={() => choose(value)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** The reasons as a child chooses them. */
function Buttons({ chosen, choose }: { chosen: ReportReason | null; choose: (reason: ReportReason) => void }) {
  const { t } = useText();
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, m: 0, p: 0, border: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 700, mb: 2 }}>
        {t('report.reason.student')}
      </Typography>
      {reportReasons.map((reason) => (
        <Button
          key={reason}
          variant={chosen === reason ? 'contained' : 'outlined'}
          aria-pressed={chosen === reason}
          onClick={() => choose(reason)}
          sx={{ minHeight: 60, fontSize: '1.125rem', justifyContent: 'start', textAlign: 'start' }}
        >
          {t(`report.student.${reason}`)}
        </Button>
      ))}
    </Box>
  );
}

function Help({ isStudent }: { isStudent: boolean }) {
  const { t } = useText();
  return (
    <Alert severity="warning">
      {t(isStudent ? 'report.help.student' : 'report.help')}
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {helpPhones.map(({ name, number }) => (
          <li key={number}>
            <MuiLink
              href={`tel:${number.replaceAll(' ', '')}`}
              sx={{ display: 'inline-block', py: 2.5, fontWeight: 700, fontSize: '1.125rem' }}
            >
              {name === number ? number : `${name}: ${number}`}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
