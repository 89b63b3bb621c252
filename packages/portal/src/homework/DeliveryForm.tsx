import { deliverHomework } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail, UploadedDelivery } from '@lia/sdk/deliveries/schema';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, useRef, useState } from 'react';

import { CheckField } from '../fields/CheckField.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useSentKey } from '../fields/useSentKey.ts';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useMissingToast } from '../ui/useMissingToast.ts';
import { useUploads } from './uploads/useUploads.ts';

const SendingFile = lazy(() => import('./uploads/SendingFile.tsx'));

const ACCEPTED = 'image/*,audio/mpeg,video/mp4,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

interface DeliveryFormProps {
  homework: HomeworkDetail;
  delivered: (saved: HomeworkDetail) => void;
  /** Where the address is kept that was typed and not delivered. */
  drafts: Host['drafts'];
}

/** Files are sent as soon as they are chosen; what is delivered is what has arrived by then. */
export function DeliveryForm({ homework: { id, deliveries }, delivered, drafts }: DeliveryFormProps) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const reportMissing = useMissingToast();
  const { queue, files, load } = useUploads(id);
  const input = useRef<HTMLInputElement>(null);
  const draft = `lia-draft:portal:homework:${id}`;
  // What a delivery before has stays, unless it is taken out.
  const [before = '', ...further] = deliveries[0]?.url_path ?? [];
  const [link, setLink] = useState(() => drafts?.getItem(draft) ?? before);
  const [wrongLink, setWrongLink] = useState(false);
  const [isOwn, setOwn] = useState(false);
  const [without, setWithout] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const { keyOf } = useSentKey();
  const kept = (deliveries[0]?.files ?? []).filter((file) => !without.includes(file.id));
  const arrived = files.flatMap(({ upload }) => upload ?? []);
  const isComplete = arrived.length === files.length;
  const [asked, setAsked] = useState(false);
  const hasContent = arrived.length + kept.length + further.length > 0 || link.trim() !== '';

  const missing = missingOf(hasContent, isComplete, isOwn);

  async function deliver(): Promise<void> {
    setAsked(true);
    if (missing !== null) return;
    const address = link.trim();
    if (address !== '' && !/^https?:\/\/\S+$/i.test(address)) return setWrongLink(true);
    setBusy(true);
    try {
      const body = {
        uploads: arrived,
        urlPath: address === '' ? further : [address, ...further],
        toDeleteFiles: [...without],
        ownWork: true,
      } satisfies UploadedDelivery;
      const { message, data } = await session.client.call(deliverHomework, {
        params: { id },
        query: { _method: 'PUT' },
        body,
        idempotencyKey: keyOf(body),
      });
      queue?.clear(arrived);
      // What was typed meanwhile is for another delivery.
      if (drafts?.getItem(draft) === link) drafts.removeItem(draft);
      toasts.show('success', message);
      delivered(data);
    } catch (error) {
      toasts.show('error', failure(error));
    } finally {
      setBusy(false);
    }
  }

  /** What sends files is fetched while they are chosen. */
  const prepare = () => void load().catch(() => undefined);

  async function add(chosen: readonly File[]): Promise<void> {
    const opened = await load().catch(reportMissing);
    opened?.add(id, chosen);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void deliver();
      }}
      sx={{ display: 'grid', gap: 4, width: '100%' }}
    >
      {kept.map(({ id: file, name }) => (
        <Box key={file} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {t('work.kept')}: {name}
          </Typography>
          <Button onClick={() => setWithout([...without, file])}>{t('work.remove', { name })}</Button>
        </Box>
      ))}
      {queue && files.length > 0 && (
        <LazyBoundary>
          {files.map((file) => (
            <SendingFile key={file.id} file={file} queue={queue} />
          ))}
        </LazyBoundary>
      )}
      {files.some(({ status, isKept }) => status === 'sending' && isKept) && (
        <Typography variant="body2" color="text.secondary">
          {t('work.kept.open')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Button
          data-read
          variant="outlined"
          size="large"
          onFocus={prepare}
          onPointerDown={prepare}
          onClick={() => input.current?.click()}
          sx={{ minHeight: 56 }}
        >
          {t('work.add')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          multiple
          accept={ACCEPTED}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Typography variant="body2" color="text.secondary">
          {t('work.types')}
        </Typography>
      </Box>
      <LabelledInput
        label={t('work.link')}
        inputMode="url"
        value={link}
        error={wrongLink ? t('work.link.invalid') : null}
        onChange={(event) => {
          setLink(event.target.value);
          if (event.target.value === before) drafts?.removeItem(draft);
          else drafts?.setItem(draft, event.target.value);
          setWrongLink(false);
        }}
      />
      <CheckField label={t('work.own')} checked={isOwn} onChange={setOwn} />
      {asked && missing !== null && (
        <Typography role="alert" color="error">
          {t(missing)}
        </Typography>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={busy}
        sx={{ minHeight: 56, justifySelf: 'start' }}
      >
        {t('work.send')}
      </Button>
    </Box>
  );
}

/** What a delivery still needs; null where it is ready. */
function missingOf(hasContent: boolean, isComplete: boolean, isOwn: boolean) {
  if (!isComplete) return 'work.missing.uploads';
  if (!hasContent) return 'work.missing.content';
  return isOwn ? null : 'work.missing.own';
}
