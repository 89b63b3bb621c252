import type { FileRule } from '@lia/sdk/files/rules';
import { type DragEvent, useEffect, useRef, useState } from 'react';

import { useText } from '../i18n/TextProvider.tsx';
import { acceptedFiles, allowedFiles, brokenFileRule } from './fileRule.ts';
import { FileIcon, UploadIcon } from './icons.tsx';
import { describe, Optional, Remarks, useFieldId } from './Labelled.tsx';

/** One optional file: browsed for or dropped, checked at once, seen before it is sent. */
export function FileField({
  label,
  rule,
  file,
  error,
  share,
  onChange,
}: {
  label: string;
  rule: FileRule;
  file: File | null;
  /** The server's message about the file. */
  error?: string | undefined;
  /** Share of the upload that is done, 0 to 1; null while nothing is uploaded. */
  share: number | null;
  onChange: (file: File | null) => void;
}) {
  const { t, message } = useText();
  const id = useFieldId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const [news, setNews] = useState('');
  const problem = refusal ?? error;
  const hint = allowedFiles(rule, t);

  function choose(chosen: File | undefined) {
    // Emptied, so that the same file can be chosen again after it was removed.
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const broken = brokenFileRule(chosen, rule);
    setRefusal(broken ? message(broken) : undefined);
    setNews(broken ? message(broken) : t('file.chosen', { name: chosen.name }));
    onChange(broken ? null : chosen);
  }

  function remove() {
    setNews(t('file.removed'));
    onChange(null);
    input.current?.focus();
  }

  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };

  return (
    <div className="lia-field" part="field">
      <label className="lia-label" part="label" htmlFor={id}>
        {label} <Optional shown />
      </label>
      <div
        className="lia-drop"
        part="drop"
        data-over={over || undefined}
        data-filled={file !== null || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          choose(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          id={id}
          className="lia-file"
          type="file"
          accept={acceptedFiles(rule)}
          aria-describedby={describe(id, hint, problem)}
          aria-invalid={problem === undefined ? undefined : true}
          data-invalid={problem === undefined ? undefined : true}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        {file ? (
          <div className="lia-chosen">
            <Preview file={file} />
            <span className="lia-chosen-name">{file.name}</span>
            <button
              type="button"
              className="lia-quiet"
              aria-label={t('file.remove.label', { name: file.name })}
              onClick={remove}
            >
              {t('file.remove')}
            </button>
          </div>
        ) : (
          <label className="lia-pick" htmlFor={id}>
            <UploadIcon />
            <span>
              <span className="lia-link">{t('file.browse')}</span>{' '}
              <span className="lia-drop-hint">{t('file.drop')}</span>
            </span>
          </label>
        )}
        {share !== null && <UploadProgress label={t('file.progress')} share={share} />}
      </div>
      <Remarks id={id} hint={hint} error={problem} />
      <output className="lia-unseen">{news}</output>
    </div>
  );
}

/** The picture itself, or a sign for what cannot be shown: a document, or a page whose policy forbids blob images. */
function Preview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  const isImage = /^image\/(png|jpeg|gif)$/.test(file.type);

  useEffect(() => {
    if (!isImage || !image.current) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file, isImage]);

  return isImage && !broken ? (
    <img className="lia-preview" ref={image} alt="" onError={() => setBroken(true)} />
  ) : (
    <FileIcon />
  );
}

/** How far an upload is; `share` goes from 0 to 1. */
export function UploadProgress({ label, share }: { label: string; share: number }) {
  const { t } = useText();
  const percent = t('file.share', { percent: Math.round(share * 100) });
  return <progress className="lia-progress" value={share} max={1} aria-label={label} aria-valuetext={percent} />;
}
