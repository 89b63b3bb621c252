import type { Client } from '@lia/sdk/http/client';
import type { Language } from '@lia/sdk/messages/language';

import type { Scheme } from '../theme/properties.ts';

/** The events that a form emits. Never carries what the person typed. */
export interface HostEvents {
  /** The form can be used. */
  ready: Record<string, never>;
  /** A valid form is on its way to the API. */
  submit: Record<string, never>;
  /** The API accepted it; `order` is the order to be paid, null where nothing is to be paid. */
  success: { order: string | null };
  /** The API refused it, or no answer came; `code` is a stable word (`@lia/sdk/messages/es`). */
  error: { code: string };
  /** A form in steps shows another one; `step` counts from 1. */
  step: { step: number; of: number };
}

/** What a form has brought about, for the page that it leads to. */
export interface FormResult {
  what: 'family' | 'teacher' | 'plan' | 'course';
  /** The payment that the receipt page knows it by; null where nothing is paid yet, or the id is not known. */
  payment: string | null;
  /** Whose accounts were registered, with the usernames that they chose. Personal, so it belongs in no address. */
  people: readonly { name: string; username: string }[];
}

/** The address of a page with what is not personal of a result: `/login?after=course&payment_id=pi_1`. */
export function withResult(path: string, { what, payment }: FormResult): string {
  const query = new URLSearchParams({ after: what, ...(payment !== null && { payment_id: payment }) });
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Keeps drafts as texts. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The surroundings of a form: a custom element on another site's page, or a React application. */
export interface Host {
  client: Client;
  language: Language;
  /** What the draft is kept under; null keeps none. */
  draftKey: string | null;
  /** What drafts are kept in; local storage where it is absent. */
  drafts?: DraftStorage | undefined;
  /** Light unless asked otherwise. */
  scheme?: Scheme;
  emit: <E extends keyof HostEvents>(event: E, detail: HostEvents[E]) => void;
  /** The whole address of a page of the portal (`/login`), for a link. */
  href: (path: string) => string;
  /**
   * A node of the page's own tree that is slotted under a name, for what refuses to live in a shadow root; absent where
   * there is none around the form.
   */
  lightNode?: (name: string) => { node: HTMLElement; remove: () => void };
  /**
   * Leaves for a payment page (an absolute address) or a page of the portal (`/login`). `message` is the one that stood
   * there until then and `result` what came of the form, for a host that goes on showing them on the next page.
   */
  go: (url: string, message?: string, result?: FormResult) => void;
}
