/** One input of a form, as the fields draw it. */
export interface FieldState {
  /** Path of the value in the form: `email`, `children[1].email`. */
  name: string;
  value: string;
  /** The broken rule in words, once the person has been here. */
  error: string | undefined;
  change: (value: string) => void;
  /** The person moves on; `value` replaces what was typed by its tidy form. */
  leave: (value?: string) => void;
}
