/** A form's field as both the shell and the live form have it. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One thing a person did in the shell: which field, and what it holds now. */
interface Typed {
  selector: string;
  value: string;
  files: FileList | null;
  checked: boolean | null;
}

/** Only texts have a caret that can be read; asking others throws or answers null. */
type Caret = readonly [start: number | null, end: number | null] | null;

/** What a person did in a shell until its form came alive. */
export interface Done {
  typed: readonly Typed[];
  focus: { selector: string; caret: Caret } | null;
}

const FIELDS = 'input, select, textarea';

/** Reads what a person did in the shell: every field that no longer holds what it was drawn with, and the caret. */
export function readShell(root: ShadowRoot, live: Node): Done {
  const fields = [...root.querySelectorAll<Field>(FIELDS)];
  const changed = fields.filter((field) => !live.contains(field) && isChanged(field));
  const typed = changed.map((field) => ({
    selector: selectorOf(field),
    value: field.value,
    files: field instanceof HTMLInputElement ? field.files : null,
    checked: isTicked(field) ? field.checked : null,
  }));
  const active = root.activeElement;
  const isText = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  const caret = isText ? ([active.selectionStart, active.selectionEnd] as const) : null;
  return { typed, focus: active && { selector: selectorOf(active), caret } };
}

/**
 * Does in the live form what was done in its shell, as if typed there: the form hears the events it always hears.
 * A choice may bring up further fields, so fields that are not there yet are looked for again after each drawing.
 */
export async function repeat(live: ParentNode, { typed, focus }: Done): Promise<void> {
  const target = focus && live.querySelector<HTMLElement>(focus.selector);
  target?.focus({ preventScroll: true });
  let left = typed;
  for (let round = 0; round < 3 && left.length > 0; round += 1) {
    if (round > 0) await new Promise(requestAnimationFrame);
    left = left.filter((one) => !fill(live.querySelector<Field>(one.selector), one));
  }
  const caret = focus?.caret;
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isText && caret && caret[0] !== null) target.setSelectionRange(...caret);
}

function fill(field: Field | null, { value, files, checked }: Typed): boolean {
  if (!field) return false;
  if (checked !== null) {
    if (isTicked(field) && field.checked !== checked) field.click();
    return true;
  }
  if (field instanceof HTMLInputElement && field.type === 'file') field.files = files;
  else write(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** React listens for writes to the element's own `value`; writing past it makes the write count as typed. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(drawn, 0);
  }
  return field.value !== field.defaultValue;
}

/** Finds the same field in the live form. Radios carry a number of their own before the name, to be one group. */
function selectorOf(element: Element): string {
  const name = element.getAttribute('name') ?? 'none';
  const shared = name.replace(/^lia-\d+/, '');
  const base = `${element.localName}[name${shared === name ? '' : '$'}="${CSS.escape(shared)}"]`;
  return element instanceof HTMLInputElement && element.type === 'radio'
    ? `${base}[value="${CSS.escape(element.value)}"]`
    : base;
}
