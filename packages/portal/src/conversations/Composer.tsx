import { isDay, spellDay } from '@lia/sdk/calendar/days';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { sendMessage } from '@lia/sdk/conversations/endpoints';
import { MAX_MESSAGE, MAX_MESSAGE_FILES } from '@lia/sdk/conversations/rules';
import type { ConversationDetails } from '@lia/sdk/conversations/schema';
import { ApiError } from '@lia/sdk/http/error';
import { isRecord } from '@lia/sdk/http/json';
import type { Host } from '@lia/widgets/react';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSWRConfig } from 'swr';

import { CheckField } from '../fields/CheckField.tsx';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledText } from '../fields/LabelledInput.tsx';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { useRefusal } from '../fields/useRefusal.ts';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { LazyAlert } from '../ui/LazyAlert.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useAttachedFiles } from '../uploads/useAttachedFiles.ts';
import { ABSENCE, conversationPath } from './paths.ts';

const AttachedFiles = lazy(() => import('../uploads/AttachedFiles.tsx'));

const FILES = 'files[]';

const blank = () => ({ text: '', urgent: false });

function revive(stored: unknown): ReturnType<typeof blank> {
  const { text, urgent } = isRecord(stored) ? stored : {};
  return { text: typeof text === 'string' ? text : '', urgent: urgent === true };
}

interface ComposerProps {
  conversation: ConversationDetails;
  drafts: Host['drafts'];
}

/** Writes a message. What could not be sent stays, and is sent again by a press: as one message, also where the answer was lost. */
export function Composer({ conversation, drafts }: ComposerProps) {
  const { t, failure, language } = useText();
  const { session, toasts } = useServices();
  const { mutate } = useSWRConfig();
  const { id, opens_at, side, zone, may_be_urgent } = conversation;
  const { values, change, key, renewKey, discard } = useDraftValues({ name: `message:${id}`, blank, revive }, drafts);
  const { text } = values;
  const offersUrgent = may_be_urgent && opens_at !== null;
  // A draft may have been begun outside of the hours.
  const urgent = offersUrgent && values.urgent;
  const attached = useAttachedFiles(MAX_MESSAGE_FILES);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(0);
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal();
  const isEmpty = text.trim() === '' && attached.isEmpty;
  const refused = refusal.error;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const absence = search.get(ABSENCE) ?? '';
  const begin = useEffectEvent((day: string) => {
    const about = t('conversations.absence', { day: spellDay(day, language) });
    // Beside what was typed on an earlier visit; once, so that the address goes without it.
    if (!text.includes(about.trim())) change({ text: text === '' ? about : `${text}\n${about}` });
    void navigate(conversationPath(id), { replace: true });
    document.querySelector('textarea')?.focus();
  });
  useEffect(() => {
    if (isDay(absence)) begin(absence);
  }, [absence]);
  const ofFiles = refused instanceof ApiError ? refused.fields[FILES] : undefined;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || isEmpty) return;
    setTried(true);
    if (!attached.isReady) return;
    const field = event.currentTarget.querySelector('textarea');
    setBusy(true);
    try {
      const { message } = await session.client.call(sendMessage, {
        params: { id },
        body: { text: text.trim(), urgent: urgent ? 1 : 0, ...attached.named },
        files: { [FILES]: attached.files },
        idempotencyKey: key,
      });
      discard();
      attached.clear();
      setTried(false);
      setSent(sent + 1);
      refusal.forget();
      toasts.show('success', message);
      // The button is disabled with the empty message, and would take the focus with it.
      field?.focus();
      await mutate((one) => Array.isArray(one) && one[0] === 'conversations');
    } catch (error) {
      refusal.refuse(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box
      component="form"

      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4 }}
    >
      {opens_at !== null && !urgent && (
        <LazyAlert severity="info">
          {t(side === 'family' ? 'conversations.outside.family' : 'conversations.outside.staff', {
            at: formatInstant(opens_at, language, zone),
          })}
          {side === 'family' && (
            <>
              <br />
              {t('conversations.phone')}
            </>
          )}
        </LazyAlert>
      )}
      <LabelledText
        label={t('conversations.text')}
        rows={4}
        value={text}
        maxLength={MAX_MESSAGE}
        error={null}
        // What was typed meanwhile would go with what was sent.
        readOnly={busy}
        onChange={({ target }) => (target.value === '' && !urgent ? discard() : change({ text: target.value }))}
      />
      <LazyBoundary fallback={<Skeleton variant="rounded" height={88} />}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <AttachedFiles
            // Emptied with what was sent.
            key={sent}
            label={t('conversations.files')}
            limits={t('conversations.files.limits', { max: MAX_MESSAGE_FILES })}
            purpose="message"
            attached={attached}
            tried={tried}
            busy={busy}
            error={ofFiles}
            changed={renewKey}
          />
        </Box>
      </LazyBoundary>
      {offersUrgent && (
        <CheckField
          label={t('conversations.markUrgent')}
          checked={urgent}
          onChange={(ticked) => change({ urgent: ticked })}
        />
      )}
      <FormRefusal
        text={refused === null ? null : `${failure(refused)}. ${t('conversations.kept')}`}
        times={refusal.times}
      />
      <Button
        type="submit"
        variant="contained"
        endIcon={<SendIcon />}
        loading={busy}
        disabled={isEmpty}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {t('conversations.send')}
      </Button>
    </Box>
  );
}
