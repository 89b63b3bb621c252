import type { HostEvents } from '../host/host.ts';
import type { AttributeManifest } from './manifest.ts';
import type { SharedAttribute } from './WidgetElement.ts';

interface EventManifest {
  /** TypeScript type of its `detail`. */
  detail: string;
  text: string;
}

/** Attributes of every element, as documented; `lang` is every HTML element's own. */
const attributes: Readonly<Record<Exclude<SharedAttribute, 'lang'>, AttributeManifest>> = {
  language: { kind: 'text', values: ['es', 'en'], text: 'else the nearest `lang` around it, else Spanish' },
  scheme: {
    kind: 'text',
    values: ['light', 'dark', 'auto'],
    text: "`light` (default), `dark`, or the visitor's own with `auto`",
  },
  'embed-key': {
    kind: 'text',
    text: 'the public key of this site, from the console: what is seen, begun, sent and paid through the form is counted for it, on the origins that it is tied to alone. No cookies, nothing about who it was',
  },
  'draft-id': {
    kind: 'text',
    text: "what was typed is kept in this browser until it is sent, seven days at most, never with passwords or files; under this name, where a page has several forms of a kind (default: the page's path). Empty keeps nothing",
  },
  api: { kind: 'text', text: 'API root, where it is not that of the script' },
};

/** Events bubble and leave the shadow root. */
const events: Readonly<Record<`lia-${keyof HostEvents}`, EventManifest>> = {
  'lia-ready': { detail: 'Record<string, never>', text: 'the form can be used' },
  'lia-submit': { detail: 'Record<string, never>', text: 'a valid form is on its way' },
  'lia-success': {
    detail: '{ order: string | null }',
    text: 'it was accepted; `order` is what is to be paid, or null',
  },
  'lia-error': {
    detail: '{ code: string }',
    text: "it was refused or no answer came; also when the form's code could not be fetched (`NETWORK`)",
  },
  'lia-step': { detail: '{ step: number, of: number }', text: 'a form in steps shows another one' },
};

/** What every element of LIA has. */
export const shared = {
  attributes,
  events,
  slot: "what is shown until the form is there, and where scripts are blocked: a link, best with an empty canvas that keeps the form's place",
  parts: {
    form: 'the ground of the form',
    section: 'a group of fields',
    field: 'a field with its label',
    label: 'the label of a field',
    input: 'what is typed into',
    hint: 'what helps to fill a field in',
    error: 'what is wrong with a field',
    card: 'a choice, a child, a plan, a course, a donor',
    drop: 'where a file is dropped',
    progress: 'the steps, or an upload',
    notice: 'a sentence about the whole form',
    sum: 'what is paid',
    button: 'a button',
  },
} as const;
