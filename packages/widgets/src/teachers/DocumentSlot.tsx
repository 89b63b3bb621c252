import { fileRules } from '@lia/sdk/files/rules';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { acceptedFiles } from '../fields/fileRule.ts';
import { CheckIcon, FileIcon, UploadIcon } from '../fields/icons.tsx';
import { describe, Remarks, useFieldId } from '../fields/Labelled.tsx';
import { UploadProgress } from '../fields/FileField.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { Documents, Slot } from './useDocuments.ts';

/** What is to be pressed next stands out; what is done is green. */
const Slot = styled.div`
  & .lia-secondary {
    min-block-size: 44px;
    padding: 8px 20px;
  }
  & .lia-chosen[data-done] .lia-icon {
    color: var(--_success);
  }
`;

/** One document: browse, upload, delete, and how far it is. */
export function DocumentSlot({
  slot,
  number,
  fresh,
  documents,
}: {
  slot: Slot;
  number: number;
  /** It was just added, or stands where another one was. */
  fresh: boolean;
  documents: Documents;
}) {
  const { t } = useText();
  const id = useFieldId();
  const input = useRef<HTMLInputElement>(null);
  const { name, document, share, error } = slot;
  const title = t('teacher.document', { number });
  const done = document !== null;
  const hint = done ? t('teacher.document.done') : undefined;
  const again = error !== undefined && slot.file !== null;
  const ready = name !== '' && !done && share === null;

  useEffect(() => {
    if (fresh) input.current?.focus();
  }, [fresh]);

  return (
    <Slot className="lia-field" part="field">
      <label className="lia-label" part="label" htmlFor={id}>
        {title}
      </label>
      <div className="lia-drop" part="drop" data-filled={name !== '' || undefined}>
        <input
          ref={input}
          id={id}
          className="lia-file"
          type="file"
          disabled={done || share !== null}
          accept={acceptedFiles(fileRules.teacherDocument)}
          aria-describedby={describe(id, hint, error)}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => {
            documents.choose(slot.id, event.target.files?.[0]);
            // Emptied, so that the same file can be chosen again after it was refused.
            event.target.value = '';
          }}
        />
        {name ? (
          <div className="lia-chosen" data-done={done || undefined}>
            {done ? <CheckIcon /> : <FileIcon />}
            <span className="lia-chosen-name">{name}</span>
          </div>
        ) : (
          <label className="lia-pick" htmlFor={id}>
            <UploadIcon />
            <span className="lia-link">{t('file.browse')}</span>
          </label>
        )}
        {share !== null && <UploadProgress label={t('teacher.document.uploading', { name })} share={share} />}
        <div className="lia-split">
          <button
            type="button"
            className={ready ? 'lia-secondary' : 'lia-quiet'}
            disabled={!ready}
            aria-label={t(again ? 'teacher.document.again.label' : 'teacher.document.upload.label', {
              name: name || title,
            })}
            onClick={() => void documents.upload(slot.id)}
          >
            {t(again ? 'teacher.document.again' : 'teacher.document.upload')}
          </button>
          <button
            type="button"
            className="lia-quiet"
            aria-label={t('teacher.document.remove.label', { name: name || title })}
            onClick={() => void documents.remove(slot.id)}
          >
            {t('teacher.document.remove')}
          </button>
        </div>
      </div>
      <Remarks id={id} {...(hint !== undefined && { hint })} error={error} />
    </Slot>
  );
}
