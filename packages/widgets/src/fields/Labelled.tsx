import { type ReactNode, useState } from 'react';

import { useText } from '../i18n/TextProvider.tsx';
import { AlertIcon } from './icons.tsx';

let ids = 0;

/** An id of this field's own. Not `useId`: on preact it repeats when a page holds several roots. */
export function useFieldId(): string {
  const [id] = useState(() => `lia-${(ids += 1)}`);
  return id;
}

export interface LabelledProps {
  label: string;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** The broken rule in words. */
  error?: string | undefined;
  optional?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-invalid': true | undefined;
}

/** A field: label above, hint and error below. */
export function Labelled({
  label,
  hint,
  error,
  optional = false,
  children,
}: LabelledProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useFieldId();
  const described = describe(id, hint, error);
  const invalid = error === undefined ? undefined : true;
  return (
    <div className="lia-field" part="field">
      <label className="lia-label" part="label" htmlFor={id}>
        {label} <Optional shown={optional} />
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': invalid, 'data-invalid': invalid })}
      <Remarks id={id} hint={hint} error={error} />
    </div>
  );
}

/** Ids of what is written below a control, for `aria-describedby`. */
export function describe(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const written = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return written.length > 0 ? written.join(' ') : undefined;
}

/** What is written below a control. */
export function Remarks({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {error !== undefined && (
        <div className="lia-error" part="error" id={`${id}-error`}>
          <AlertIcon />
          <span>{error}</span>
        </div>
      )}
      {hint !== undefined && (
        <div className="lia-hint" part="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </>
  );
}

export function Optional({ shown }: { shown: boolean }) {
  const { t } = useText();
  return shown ? <span className="lia-optional">{t('field.optional')}</span> : null;
}
