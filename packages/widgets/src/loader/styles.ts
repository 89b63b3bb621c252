/**
 * Rules of the element itself: a block whose live form is hidden while its shell is shown. Pages put a ring around
 * whatever has the focus, as WordPress's themes do, and the element has it when a field in it does: the field's is enough.
 */
const base =
  ':host{display:block;outline:0!important}:host([hidden]),[hidden]{display:none!important}lia-form{display:block}.lia-cut{min-block-size:100vh;align-content:start}';

/** The text of the one sheet: the element's rules, then the forms'. */
export const sheetRules = (rules: string): string => base + rules;

/** A sheet made by script is not subject to `style-src`, so forms look right on the strictest page. */
export function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetRules(rules));
  return sheet;
}
