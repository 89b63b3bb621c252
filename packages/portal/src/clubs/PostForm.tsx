import { MAX_POST_PICTURES, MAX_POST_TEXT } from '@lia/sdk/clubs/rules';
import type { PostSaved } from '@lia/sdk/clubs/schema';
import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useRef, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledText } from '../fields/LabelledInput.tsx';
import { useRefusal } from '../fields/useRefusal.ts';
import { shrink } from '../homework/uploads/shrink.ts';
import { useWrongFocus } from '../ui/focus.ts';
import { useText } from '../i18n/useText.ts';
import { useChangeOf } from '../services/useChangeOf.ts';
import { Picture } from '../studentRoom/pictures.tsx';

export interface PostCall {
  body: { text: string };
  files: { 'files[]': File[] };
  idempotencyKey: string;
}

interface PostFormProps {
  label: string;
  action: string;
  send: (client: Client, call: PostCall) => Promise<PostSaved>;
}

/** Writes in a club, with up to two pictures. What was typed stays where it is refused. */
export function PostForm({ label, action, send }: PostFormProps) {
  const { t, message, failure } = useText();
  const { busy, run } = useChangeOf('clubs');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [missing, setMissing] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const refusal = useRefusal();
  const focusWrong = useWrongFocus();
  // The same post sent again after a lost answer is one post.
  const [key, setKey] = useState(newIdempotencyKey);
  const tooMany = files.length > MAX_POST_PICTURES ? t('clubs.picture.max', { max: MAX_POST_PICTURES }) : null;
  const ofText = refusal.error instanceof ApiError ? (refusal.error.fields['text'] ?? null) : null;

  function change(): void {
    setMissing(false);
    refusal.forget();
    setKey(newIdempotencyKey());
  }

  async function choose(chosen: readonly File[]): Promise<void> {
    change();
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
    setText('');
    setFiles([]);
    change();
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 3 }}>
      <LabelledText
        name="text"
        label={label}
        rows={3}
        maxLength={MAX_POST_TEXT}
        value={text}
        // What was typed meanwhile would go with what was sent.
        readOnly={busy}
        error={missing ? message({ key: 'required' }) : ofText}
        onChange={({ target }) => {
          setText(target.value);
          change();
        }}
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
                  change();
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
