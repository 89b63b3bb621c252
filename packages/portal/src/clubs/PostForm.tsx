import { MAX_POST_PICTURES, MAX_POST_TEXT } from '@lia/sdk/clubs/rules';
import type { PostSaved } from '@lia/sdk/clubs/schema';
import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { takeTexts } from '@lia/widgets/drafts';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useRef, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledText } from '../fields/LabelledInput.tsx';
import { RestoredDraft } from '../fields/RestoredDraft.tsx';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { useRefusal } from '../fields/useRefusal.ts';
import { shrink } from '../homework/uploads/shrink.ts';
import { useWrongFocus } from '../ui/focus.ts';
import { useText } from '../i18n/useText.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { Picture } from '../studentRoom/pictures.tsx';

export interface PostCall {
  body: { text: string };
  files: { 'files[]': File[] };
  idempotencyKey: string;
}

interface PostFormProps {
  club: string;
  drafts: Host['drafts'];
  label: string;
  action: string;
  send: (client: Client, call: PostCall) => Promise<PostSaved>;
}

const blank = () => ({ text: '' });
const revive = (stored: unknown) => takeTexts(blank(), stored);

/** Writes in a club, with up to two pictures. What was typed stays where it is refused. */
export function PostForm({ club, drafts, label, action, send }: PostFormProps) {
  const { t, message, failure } = useText();
  const { busy, run } = useChangeOf('clubs');
  const input = useRef<HTMLInputElement>(null);
  const {
    values: { text },
    restored,
    change: keep,
    key,
    renewKey,
    discard,
  } = useDraftValues({ name: `club:${club}`, blank, revive }, drafts);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [missing, setMissing] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const refusal = useRefusal();
  const focusWrong = useWrongFocus();
  const tooMany = files.length > MAX_POST_PICTURES ? t('clubs.picture.max', { max: MAX_POST_PICTURES }) : null;
  const ofText = refusal.error instanceof ApiError ? (refusal.error.fields['text'] ?? null) : null;

  function forget(): void {
    setMissing(false);
    refusal.forget();
  }

  function type(typed: string): void {
    // A form that was emptied is none that was begun.
    if (typed === '') discard();
    else keep({ text: typed });
    forget();
  }

  async function choose(chosen: readonly File[]): Promise<void> {
    renewKey();
    forget();
    setPreparing(true);
    // Smaller ones arrive on a slow link. Where a photo was taken is removed by the server too.
    const smaller = await Promise.all(chosen.map((file) => shrink(file).catch(() => file)));
    setFiles((before) => [...before, ...smaller]);
    setPreparing(false);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || preparing || tooMany !== null) return;
    const form = event.currentTarget;
    if (text.trim() === '') {
      setMissing(true);
      return focusWrong(form);
    }
    const sent = await run(
      (client) => send(client, { body: { text: text.trim() }, files: { 'files[]': [...files] }, idempotencyKey: key }),
      { refused: refusal.refuse },
    );
    if (!sent) return focusWrong(form);
    discard();
    setFiles([]);
    forget();
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 3 }}>
      {restored && <RestoredDraft restored={restored} files discard={discard} />}
      <LabelledText
        name="text"
        label={label}
        rows={3}
        maxLength={MAX_POST_TEXT}
        value={text}
        // What was typed meanwhile would go with what was sent.
        readOnly={busy}
        error={missing ? message({ key: 'required' }) : ofText}
        onChange={({ target }) => type(target.value)}
      />
      {files.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {files.map((file, at) => (
            <Box
              component="li"
              key={`${file.name} ${file.lastModified}`}
              sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
            >
              <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{file.name}</Typography>
              <Button
                disabled={busy}
                onClick={() => {
                  setFiles((before) => before.toSpliced(at, 1));
                  renewKey();
                  forget();
                }}
              >
                {t('clubs.picture.remove', { name: file.name })}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        hidden
        onChange={({ target }) => {
          void choose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <FormRefusal
        text={tooMany ?? (refusal.error === null || ofText !== null ? null : failure(refusal.error))}
        times={refusal.times}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          variant="outlined"
          loading={preparing}
          disabled={busy || files.length >= MAX_POST_PICTURES}
          startIcon={<Picture of="image" size={28} />}
          onClick={() => input.current?.click()}
          sx={{ minHeight: 56 }}
        >
          {t('clubs.picture')}
        </Button>
        <Button type="submit" variant="contained" disabled={busy || preparing} sx={{ minHeight: 56 }}>
          {action}
        </Button>
      </Box>
    </Box>
  );
}
