import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { HostEvents } from '../host/host.ts';
import type { Script } from './api.ts';
import { createTestContext, PATIENT } from './context.tsx';

/** A form that is sent in one call, as far as all of them do the same. */
export interface SentForm {
  form: ReactElement;
  /** The call that sends it. */
  call: string;
  /** The answer that accepts it, and what is on the page then and never before. */
  accepted: { body: unknown; shows: string };
  /** What the API answers besides, where it is not what it always does. */
  answers?: Script;
  /** Fills in everything, up to the button that sends it. */
  fill: () => Promise<void>;
  /** Name of that button. */
  button: string | RegExp;
  /** A field that the server refuses: its name in the API, its label, and another value; null where nothing is typed. */
  field: { name: string; label: string; other: string } | null;
  /** Leads from that field back to the button, where it is on an earlier step. */
  onward?: () => Promise<void>;
  /** What a reload leaves to do up to the button; null for a form that keeps no draft. */
  afterReload: (() => Promise<void>) | null;
  /** The message where the server has none of its own. */
  unknown?: string;
}

type TestContext = ReturnType<typeof createTestContext>;
type View = Awaited<ReturnType<TestContext['show']>>;

const OFFLINE = 'No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo';
const refusal = (status: number, code: string, message = 'A stack trace') => ({ status, body: { code, message } });

/** What every form does with its one call: each form's tests run these once. */
export function describeSending(sent: SentForm): void {
  const { form, call, answers = {}, fill, field, afterReload } = sent;
  const accepted = { status: 200, body: sent.accepted.body };
  const shown = () => page.getByText(sent.accepted.shows).first();
  const alert = () => page.getByRole('alert').first();
  const input = ({ label }: NonNullable<typeof field>) => page.getByLabelText(label, { exact: true }).first();
  /** The button, which offers to try again after a failure. */
  const send = () =>
    page.getByRole('button', { name: sent.button }).or(page.getByRole('button', { name: 'Volver a intentar' }));

  async function open(script: Script) {
    const context = createTestContext();
    await context.script({ ...answers, [call]: [accepted], ...script });
    const view = await context.show(form);
    await fill();
    return { context, view };
  }

  /** Reloads the page: the draft restores what was typed, and the key. */
  async function reload({ show }: TestContext, { unmount }: View, complete: () => Promise<void>) {
    await unmount();
    await show(form);
    await expect.element(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    await complete();
  }

  const wording = 'El servidor no lo acepta';
  const refusalOfField = field
    ? [{ status: 422, body: { code: 'VALIDATION_FAILED', message: '', fields: { [field.name]: wording } } }]
    : [];

  /** Sends what the server refuses at a field, and corrects that field. */
  async function sendUntilFieldIsTaken() {
    if (!field) return;
    await send().click();
    await expect.element(input(field)).toHaveFocus();
    await expect.element(input(field)).toHaveAccessibleDescription(expect.stringContaining(wording));
    await input(field).fill(field.other);
    await sent.onward?.();
  }

  async function expectEmpty() {
    if (!field) return;
    await expect.element(input(field)).toHaveValue('');
  }

  describe('sending', () => {
    test('happens once for a double press, and leaves an empty form', async () => {
      const { context, view } = await open({});
      await expect.element(shown()).not.toBeInTheDocument();
      await expect.element(send()).toBeVisible();
      const button = send().element();
      // Once more at once, when the request is made, and when its answer is there: none of it is shown yet.
      const press = () => button instanceof HTMLElement && button.click();
      button.addEventListener('click', press, { once: true });
      const unseen = new Set<keyof HostEvents>(['submit', 'success']);
      context.listen((event) => unseen.delete(event) && press());
      await send().dblClick();
      await expect.element(shown(), PATIENT).toBeVisible();
      expect(await context.arrived(call)).toHaveLength(1);
      await view.unmount();
      await context.show(form);
      await expectEmpty();
    });

    test('that is refused or cut shows the failure, keeps the input, and repeats the same request', async () => {
      const refusals = [
        [refusal(429, 'RATE_LIMITED', 'Demasiados intentos. Espera un momento'), 'Demasiados intentos. Espera'],
        [refusal(503, 'SERVICE_UNAVAILABLE', 'El servicio está ocupado'), 'El servicio está ocupado'],
        [refusal(500, 'UNKNOWN_ERROR'), sent.unknown ?? 'Ocurrió un error inesperado'],
      ] as const;
      const answered = [...refusalOfField, ...refusals.map(([answer]) => answer)];
      const { context, view } = await open({ [call]: [...answered, 'cut'] });
      await sendUntilFieldIsTaken();
      for (const [, message] of refusals) {
        await send().click();
        await expect.element(alert()).toHaveTextContent(message);
      }
      // What was answered is not sent again by itself.
      expect(await context.arrived(call)).toHaveLength(answered.length);

      await send().click();
      await expect.element(alert(), PATIENT).toHaveTextContent(OFFLINE);
      if (afterReload) await reload(context, view, afterReload);
      await context.script({ [call]: [accepted] });
      await send().click();
      await expect.element(shown(), PATIENT).toBeVisible();
      const arrived = await context.arrived(call);
      expect(arrived.length).toBeGreaterThan(answered.length + 1);
      // Another value makes another write; each attempt after that is the same one.
      const writes = arrived.map(({ key, body }) => `${key} ${body}`);
      expect(new Set(writes).size).toBe(1 + refusalOfField.length);
      expect(new Set(writes.slice(refusalOfField.length)).size).toBe(1);
    });
  });
}
