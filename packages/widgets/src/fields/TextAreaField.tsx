import { useText } from '../i18n/TextProvider.tsx';
import { Labelled } from './Labelled.tsx';
import type { FieldProps } from './TextField.tsx';

/** From this many characters left the count is read aloud; before, it would only disturb. */
const SHOW_LEFT_FROM = 20;

/** Some lines of text, with the characters that are left. */
export function TextAreaField({ field, label, hint, optional = false, max }: FieldProps & { max: number }) {
  const { t } = useText();
  const left = max - field.value.length;
  return (
    <Labelled
      label={label}
      error={field.error}
      optional={optional}
      hint={
        <span className="lia-split">
          {hint !== undefined && <span>{hint}</span>}
          <span className="lia-count" aria-live={left <= SHOW_LEFT_FROM ? 'polite' : 'off'}>
            {t('field.left', { count: Math.max(0, left) })}
          </span>
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          className="lia-input lia-textarea"
          part="input"
          name={field.name}
          rows={3}
          value={field.value}
          aria-required={!optional}
          onChange={(event) => field.change(event.target.value)}
          onBlur={(event) => field.leave(event.target.value.trim())}
        />
      )}
    </Labelled>
  );
}
