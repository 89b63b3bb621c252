import { properties } from './properties.ts';
import { fontSize, lineHeight, measure, motion, target } from './tokens.ts';

/**
 * Every rule of the forms, nested below one root. Static text, so that it lives in one sheet however many forms a page
 * has; written so that browsers understand it as it stands (no @keyframes inside, `&` where a rule is about the root).
 * Pixels, not rem: the host's root font size is not ours to depend on. What must leave room for text, columns above all,
 * is measured in em of our own 16 pixels, so that it holds for who enlarges text.
 */
export const rules = `
  ${properties}
  display: block;
  container-type: inline-size;
  box-sizing: border-box;
  color: var(--_ink);
  accent-color: var(--_primary);
  font-family: var(--lia-font, inherit);
  font-size: ${fontSize.body}px;
  font-weight: 400;
  font-style: normal;
  font-variant: normal;
  line-height: ${lineHeight.text};
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  white-space: normal;
  overflow-wrap: break-word;
  -webkit-text-size-adjust: 100%;

  & *, & *::before, & *::after { box-sizing: border-box; }
  & h2, & h3, & p, & ol, & ul, & dl, & dd, & fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; list-style: none; }
  & button, & input, & select, & textarea { font: inherit; letter-spacing: inherit; color: inherit; margin: 0; }
  & :focus-visible { outline: 3px solid var(--_primary); outline-offset: 2px; }
  /* A heading takes the focus to be read, not to be pressed. */
  & :focus:not(:focus-visible), & [tabindex='-1'] { outline: none; }

  & .lia-ground {
    padding: clamp(16px, 5cqi, 32px); border: 1px solid color-mix(in srgb, var(--_border) 35%, transparent);
    border-radius: var(--_radius-card); background: var(--_surface);
  }
  /* Our words run from left to right; in a mirrored layout their numbers and punctuation stay with them. */
  & h2, & h3, & h4, & p, & li, & legend, & label, & dt, & dd, & th, & td, & a, & strong, & span, & output, & .lia-label, & .lia-heading, & .lia-hint { unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent; }
  & button { unicode-bidi: plaintext; }
  & .lia-form, & .lia-stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; }
  & .lia-stack { gap: 16px; }
  & .lia-title { font-size: ${fontSize.subtitle}px; line-height: ${lineHeight.heading}; font-weight: 700; text-wrap: balance; }
  & .lia-intro { margin-block-start: 8px; color: var(--_soft-ink); max-inline-size: ${measure}; }
  & .lia-section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; }
  & .lia-heading { margin-block-end: 16px; padding: 0; font-size: ${fontSize.large}px; line-height: ${lineHeight.heading}; font-weight: 700; }
  & .lia-field > .lia-heading { margin-block-end: 6px; }
  & .lia-section > h3, & .lia-split > .lia-heading { margin: 0; }
  & .lia-row { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; align-items: start; }
  @container (min-width: 32.5em) {
    & .lia-row { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 16px; }
  }

  & .lia-field { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }
  & .lia-label { display: block; font-weight: 600; }
  & legend.lia-label { margin-block-end: 6px; padding: 0; }
  & .lia-optional { font-weight: 400; color: var(--_soft-ink); }
  & .lia-hint, & .lia-count { font-size: ${fontSize.small}px; color: var(--_soft-ink); }
  & .lia-split { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; }
  & .lia-count { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
  & .lia-consent { display: flex; gap: 12px; align-items: start; padding-block: 10px; }
  /* Whole on the next line where it does not fit on this one. */
  & .lia-consent .lia-link { display: inline-block; }
  /* The icon below the box, the words below the label. */
  & .lia-consent + .lia-error { gap: 15px; margin-block: -10px 10px; padding-inline-start: 3px; }
  & .lia-consent .lia-radio { inline-size: 24px; block-size: 24px; margin: 0; }
  & .lia-consent .lia-radio[aria-invalid] { border-color: var(--_error); }
  & .lia-error { display: flex; gap: 6px; align-items: start; font-size: ${fontSize.small}px; font-weight: 600; color: var(--_error); }
  & .lia-icon { flex: none; }
  & .lia-error .lia-icon { inline-size: 18px; block-size: 18px; margin-block-start: 1px; }

  & .lia-box { position: relative; display: flex; }
  & .lia-input {
    flex: 1; inline-size: 100%; min-inline-size: 0; min-block-size: ${target + 4}px; padding: 11px 14px;
    border: 1px solid var(--_border); border-radius: var(--_radius); background: var(--_surface);
    transition: border-color ${motion.quick}ms, box-shadow ${motion.quick}ms;
    appearance: none;
  }
  & .lia-input:hover { border-color: var(--_ink); }
  & .lia-input:focus-visible { outline-offset: -1px; border-color: var(--_primary); }
  & .lia-input[aria-invalid] { border-color: var(--_error); box-shadow: inset 0 0 0 1px var(--_error); }
  & .lia-textarea { display: block; resize: vertical; min-block-size: 104px; }
  & .lia-select { padding-inline-end: 44px; text-overflow: ellipsis; cursor: pointer; }
  & .lia-select option { background: var(--_surface); color: var(--_ink); }
  & .lia-box > .lia-icon { position: absolute; inset-inline-end: 14px; inset-block-start: 14px; pointer-events: none; color: var(--_soft-ink); }
  & .lia-affix { position: absolute; inset-inline-end: 14px; inset-block-start: 12px; pointer-events: none; color: var(--_soft-ink); }
  & .lia-inside {
    position: absolute; inset-inline-end: 2px; inset-block-start: 2px; min-block-size: ${target}px; padding-inline: 12px;
    border: 0; border-radius: calc(var(--_radius) - 2px); background: none; color: var(--_primary); font-weight: 600; cursor: pointer;
  }
  & .lia-box:has(.lia-inside) .lia-input { padding-inline-end: 6em; }
  & .lia-box:has(.lia-affix) .lia-input { padding-inline-end: 3.75em; }

  & .lia-choices { display: grid; gap: 12px; }
  & .lia-choice {
    position: relative; display: flex; gap: 12px; align-items: start; min-block-size: ${target + 4}px; padding: 13px 14px;
    border: 1px solid var(--_border); border-radius: var(--_radius); background: var(--_surface); cursor: pointer;
    transition: border-color ${motion.quick}ms, background-color ${motion.quick}ms;
  }
  & .lia-choice:hover { border-color: var(--_ink); }
  & .lia-choice[data-checked] {
    border-color: var(--_primary); box-shadow: inset 0 0 0 1px var(--_primary);
    background: color-mix(in srgb, var(--_primary) 7%, var(--_surface));
  }
  & .lia-choice:has(:focus-visible) { outline: 3px solid var(--_primary); outline-offset: 2px; }
  & .lia-choice :focus-visible { outline: none; }
  & [role='radiogroup'][aria-invalid] .lia-choice { border-color: var(--_error); }
  & .lia-radio { flex: none; inline-size: 20px; block-size: 20px; margin-block-start: 2px; cursor: pointer; }
  /* What is chosen takes the accent colour; what is not would take the browser's own grey, which is brownish in the dark. */
  & .lia-radio:not(:checked) { appearance: none; border: 2px solid var(--_border); border-radius: 4px; background: var(--_surface); }
  /* Heavier than the one above: the embed has them in two sheets, in whose order no rule may rely on. */
  & .lia-radio[type='radio']:not(:checked) { border-radius: 50%; }
  & .lia-choice-label { display: block; font-weight: 600; }
  & .lia-choice-hint { display: block; font-size: ${fontSize.small}px; color: var(--_soft-ink); }
  & .lia-pills { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; }
  & .lia-pills .lia-choice { justify-content: center; align-items: center; padding: 6px; text-align: center; }
  & .lia-pills .lia-radio { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; }
  @container (min-width: 37.5em) { & .lia-pills { grid-template-columns: repeat(10, minmax(0, 1fr)); } }
  & .lia-words { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  & .lia-grades { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  @container (max-width: 28.7em) { & .lia-words { font-size: ${fontSize.small}px; } }
  @container (max-width: 22.4em) {
    & .lia-grades { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  @container (max-width: 19.9em) { & .lia-words { grid-template-columns: minmax(0, 1fr); } }
  @container (min-width: 20em) { & .lia-words:has(> :nth-child(4)) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  @container (min-width: 37.5em) {
    & .lia-cards { grid-template-columns: repeat(auto-fit, minmax(9em, 1fr)); }
    & .lia-words:has(> :nth-child(4)) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }

  & .lia-drop {
    position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 8px; border: 1px dashed var(--_border); border-radius: var(--_radius);
    transition: background-color ${motion.quick}ms;
  }
  & .lia-drop[data-over] { border-color: var(--_primary); background: color-mix(in srgb, var(--_primary) 7%, var(--_surface)); }
  & .lia-drop[data-filled] { border-style: solid; }
  & .lia-drop:has(.lia-file:focus-visible) { outline: 3px solid var(--_primary); outline-offset: 2px; }
  & .lia-drop:has([aria-invalid]) { border-color: var(--_error); }
  & .lia-pick { display: flex; gap: 12px; align-items: center; min-block-size: ${target + 12}px; padding: 6px 8px; color: var(--_soft-ink); cursor: pointer; }
  & .lia-chosen { display: flex; gap: 12px; align-items: center; min-block-size: ${target + 12}px; padding-inline: 8px; }
  & .lia-chosen-name { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & .lia-preview { flex: none; inline-size: 56px; block-size: 56px; object-fit: contain; border-radius: 6px; background: #fff; }
  & .lia-progress { inline-size: 100%; block-size: 8px; }
  @container (max-width: 28.7em) { & .lia-drop-hint { display: none; } }

  & .lia-primary, & .lia-secondary {
    display: inline-flex; gap: 8px; align-items: center; justify-content: center; min-block-size: ${target + 8}px; padding: 12px 24px;
    border: 1px solid transparent; border-radius: var(--_radius); font-weight: 700; text-align: center; text-decoration: none; cursor: pointer;
    transition: background-color ${motion.quick}ms, color ${motion.quick}ms;
  }
  & .lia-primary { background: var(--_primary); color: var(--_on-primary); }
  & .lia-primary:hover { background: color-mix(in srgb, var(--_primary) 88%, var(--_ink)); }
  & .lia-primary[aria-disabled='true'], & .lia-primary[aria-disabled='true']:hover {
    background: color-mix(in srgb, var(--_ink) 9%, var(--_surface)); color: var(--_soft-ink);
  }
  & .lia-secondary { border-color: var(--_border); background: none; color: var(--_primary); }
  & .lia-secondary:hover { background: color-mix(in srgb, var(--_primary) 7%, transparent); }
  & .lia-quiet {
    min-block-size: ${target}px; padding-inline: 12px; border: 0; border-radius: var(--_radius); background: none;
    color: var(--_primary); font-weight: 600; cursor: pointer;
  }
  & .lia-quiet:hover { background: color-mix(in srgb, var(--_primary) 7%, transparent); }
  & .lia-quiet:disabled { background: none; color: var(--_soft-ink); cursor: default; }
  & .lia-link { padding: 0; border: 0; background: none; color: var(--_primary); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
  & button.lia-link { position: relative; min-block-size: 24px; }
  & button.lia-link::after { content: ''; position: absolute; inset: -10px -4px; }
  & .lia-actions { display: grid; gap: 12px; }
  & .lia-actions .lia-hint { text-align: center; }
  & .lia-buttons { display: flex; gap: 12px; align-items: start; }
  & .lia-buttons > .lia-secondary { flex: none; }
  & .lia-submit { display: grid; flex: 1; min-inline-size: 0; gap: 12px; }

  & .lia-sum { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; padding: 14px 16px;
    border-radius: var(--_radius); background: color-mix(in srgb, var(--_ink) 5%, var(--_surface)); }
  & .lia-sum-how { color: var(--_soft-ink); }
  & .lia-sum-total { margin-inline-start: auto; font-size: ${fontSize.large}px; font-weight: 700; white-space: nowrap; font-variant-numeric: tabular-nums; }

  & .lia-notice { display: flex; gap: 12px; align-items: start; padding: 14px 16px; border-radius: var(--_radius); border: 1px solid transparent; }
  & .lia-notice .lia-icon { margin-block-start: 2px; }
  & .lia-notice-body { flex: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; }
  & .lia-notice .lia-quiet { margin-inline: -12px; }
  & .lia-notice[data-tone='plain'] { background: color-mix(in srgb, var(--_primary) 7%, var(--_surface)); }
  & .lia-notice[data-tone='warning'] { background: var(--_warning-ground); color: var(--_ink); }
  & .lia-notice[data-tone='warning'] > .lia-icon { color: var(--_warning); }
  & .lia-notice[data-tone='error'] { border-color: var(--_error); background: color-mix(in srgb, var(--_error) 6%, var(--_surface)); }
  & .lia-notice[data-tone='error'] > .lia-icon { color: var(--_error); }
  & .lia-notice[data-tone='success'] { border-color: var(--_success); background: color-mix(in srgb, var(--_success) 8%, var(--_surface)); }
  & .lia-notice[data-tone='success'] > .lia-icon { color: var(--_success); }

  & .lia-done { display: grid; gap: 20px; justify-items: center; padding-block: 32px; text-align: center; }
  & .lia-done-mark { display: grid; place-items: center; inline-size: 64px; block-size: 64px; border-radius: 50%;
    background: color-mix(in srgb, var(--_success) 14%, var(--_surface)); color: var(--_success); }
  & .lia-done-mark .lia-icon { inline-size: 32px; block-size: 32px; }

  & .lia-unseen, & .lia-file { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0; }

  & .lia-steps { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 8px; margin-block-start: 8px; }
  & .lia-steps-now { display: block; margin-block-start: 20px; }
  & .lia-step { padding-block-start: 10px; border-block-start: 4px solid color-mix(in srgb, var(--_border) 30%, var(--_surface)); font-size: ${fontSize.small}px; color: var(--_soft-ink); }
  & .lia-step[data-reached] { border-color: var(--_primary); }
  & .lia-step[aria-current] { color: var(--_ink); font-weight: 700; }

  & .lia-child { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; padding: clamp(14px, 3cqi, 20px); border: 1px solid color-mix(in srgb, var(--_border) 45%, transparent); border-radius: var(--_radius-card); }
  & .lia-child-top { display: flex; gap: 12px; align-items: center; justify-content: space-between; min-block-size: ${target}px; margin-block: -8px; }
  & .lia-child-top .lia-heading { margin: 0; min-inline-size: 0; overflow-wrap: anywhere; }
  & .lia-child-top .lia-quiet { margin-inline-end: -12px; }
  & .lia-add { display: flex; gap: 8px; align-items: center; justify-content: center; inline-size: 100%; min-block-size: ${target + 8}px; border: 1px dashed var(--_border); border-radius: var(--_radius-card); background: none; color: var(--_primary); font-weight: 600; cursor: pointer; }
  & .lia-add:hover { background: color-mix(in srgb, var(--_primary) 7%, transparent); }
  & .lia-facts { display: grid; gap: 8px 16px; }
  & .lia-facts > div { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: baseline; }
  & .lia-facts dt { font-size: ${fontSize.small}px; color: var(--_soft-ink); }
  & .lia-facts dd { margin-inline-start: auto; overflow-wrap: anywhere; }
  @container (min-width: 32.5em) {
    & .lia-facts { grid-template-columns: repeat(2, minmax(0, 1fr)); row-gap: 12px; }
    & .lia-facts > div { display: block; }
  }

  @media (prefers-reduced-motion: reduce) {
    & * { transition: none !important; }
  }
  @media (forced-colors: active) {
    & .lia-choice[data-checked] { border: 3px solid Highlight; }
    & .lia-primary { border-color: ButtonText; }
  }
`;
