import type { ReactNode } from 'react';

import type { FieldState } from './field.ts';
import { describe, Remarks, useFieldId } from './Labelled.tsx';

export interface Choice {
  value: string;
  label: string;
  hint?: string;
  /** Repeats the label as a picture. */
  icon?: ReactNode;
}

/** One of a few, all in sight: as cards with a line of explanation, or as pills for numbers and single words. */
export function ChoiceField({
  field,
  label,
  hint,
  choices,
  look,
  heading = false,
}: {
  field: FieldState;
  label: string;
  hint?: ReactNode;
  choices: readonly Choice[];
  /** `pills` five in a row, `words` three, `grades` six. */
  look: 'cards' | 'pills' | 'words' | 'grades';
  /** The label is the heading of its section. */
  heading?: boolean;
}) {
  const id = useFieldId();
  const invalid = field.error === undefined ? undefined : true;
  return (
    <div
      className="lia-field"
      part="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describe(id, hint, field.error)}
      aria-required="true"
      aria-invalid={invalid}
    >
      <div className={heading ? 'lia-heading' : 'lia-label'} part="label" id={`${id}-label`}>
        {label}
      </div>
      <div className={`lia-choices ${look === 'cards' ? 'lia-cards' : `lia-pills lia-${look}`}`}>
        {choices.map((choice, index) => {
          const checked = choice.value === field.value;
          // The group takes the focus at its checked input, or at the first.
          const entry = choices.some(({ value }) => value === field.value) ? checked : index === 0;
          return (
            <label key={choice.value} className="lia-choice" part="card" data-checked={checked || undefined}>
              <input
                type="radio"
                className="lia-radio"
                // A group of this field's own, even where two forms share one tree.
                name={`${id}-${field.name}`}
                value={choice.value}
                checked={checked}
                aria-labelledby={`${id}-${choice.value}`}
                aria-describedby={choice.hint === undefined ? undefined : `${id}-${choice.value}-hint`}
                data-invalid={(entry && invalid) || undefined}
                onChange={() => field.change(choice.value)}
                onBlur={() => field.leave()}
              />
              {choice.icon}
              <span>
                <span className="lia-choice-label" id={`${id}-${choice.value}`}>
                  {choice.label}
                </span>
                {choice.hint !== undefined && (
                  <span className="lia-choice-hint" id={`${id}-${choice.value}-hint`}>
                    {choice.hint}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <Remarks id={id} hint={hint} error={field.error} />
    </div>
  );
}
