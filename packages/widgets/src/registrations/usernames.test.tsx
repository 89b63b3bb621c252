import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext, PATIENT } from '../testing/context.tsx';
import { box, fillChild, fillParent, press } from './family.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { ANSWER_WITHIN_MS } from './useUsernames.ts';

const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

const CHECK = 'POST /usernames/check';
const TAKEN = 'Ese nombre de usuario ya está ocupado';
const answer = (available: boolean) => ({ status: 200, body: { available } });
const busy = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } };

/** A machine that does much else may take longer to answer than a step waits, which the last test is about. */
function waitForAnswers(): void {
  const later = window.setTimeout.bind(window);
  vi.stubGlobal('setTimeout', (handler: TimerHandler, ms?: number, ...values: unknown[]) =>
    later(handler, ms === ANSWER_WITHIN_MS ? PATIENT.timeout : ms, ...values),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a username that is taken is reported on its step, and another one leads on', async () => {
  waitForAnswers();
  const context = createTestContext();
  // What got no answer when the field was left is asked again with the step.
  await context.script({ [CHECK]: [busy, answer(false), answer(true), answer(false)] });
  await context.show(<RegistrationForm />);
  await fillParent();
  await press('Continuar');
  await expect.element(page.getByText(TAKEN).first()).toBeVisible();
  await expect.element(box('Nombre de usuario')).toHaveFocus();
  const signIn = page.getByRole('link', { name: 'Inicia sesión' });
  await expect.element(signIn).toHaveAttribute('href', '/login');
  await box('Nombre de usuario').fill('otra.ana');
  await expect.element(signIn).not.toBeInTheDocument();
  await press('Continuar');
  await fillChild(0);
  await expect.element(page.getByText(TAKEN).first()).toBeVisible();
  expect((await context.arrived(CHECK)).map(({ body }) => parsed(body))).toEqual([
    { username: 'analopez' },
    { username: 'analopez' },
    { username: 'otra.ana' },
    { username: 'luzpena' },
  ]);
});

test('a username whose check fails while its step waits for it is asked about again', async () => {
  waitForAnswers();
  const context = createTestContext();
  await context.script({ [CHECK]: ['held', answer(false)] });
  await context.show(<RegistrationForm />);
  await fillParent();
  await expect.poll(() => context.arrived(CHECK)).toHaveLength(1);
  await press('Continuar');
  await context.release(busy);
  await expect.element(page.getByText(TAKEN).first()).toBeVisible();
});

test.for(['cut', 'held', { status: 429, body: { code: 'RATE_LIMITED', message: 'Espera' } }] as const)(
  'a step does not wait where the check of a username is answered with %j',
  async (answered) => {
    const context = createTestContext();
    await context.script({ [CHECK]: [answered] });
    await context.show(<RegistrationForm />);
    await fillParent();
    await press('Continuar');
    await expect.element(heading('Hijo 1'), PATIENT).toBeVisible();
  },
);
