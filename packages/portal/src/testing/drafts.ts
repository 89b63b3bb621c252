import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import type { CallTypes, Endpoint } from '@lia/sdk/http/endpoint';
import { expect } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { type Locator, page } from 'vitest/browser';

import type { TestContext } from './context.tsx';

/** A form that keeps what is typed into it. */
interface DraftForm<T extends CallTypes> {
  /** Opens its page on another visit of the same member. */
  open: () => Promise<TestContext>;
  field: Locator;
  typed: string;
  /** Fills in what is missing but for that field. */
  complete?: () => Promise<void>;
  send: Locator;
  call: Endpoint<T>;
  answer: T['returns'];
}

/** What was typed is there on the next visit, until it was sent, once for a lost answer, or is not wanted; while it is sent, it stays. */
export async function expectDraft<T extends CallTypes>(form: DraftForm<T>): Promise<void> {
  const { open, field, typed, complete, send, call, answer } = form;
  const kept = () => Object.keys(localStorage).filter((name) => name.includes('lia-draft:portal:'));
  const notice = page.getByText(/^Recuperamos lo que habías escrito/);
  const again = page.getByRole('button', { name: 'Empezar de nuevo' });
  async function visit(): Promise<TestContext> {
    await cleanup();
    const context = await open();
    await expect.element(field).toBeVisible();
    return context;
  }

  await visit();
  await expect.element(notice).not.toBeInTheDocument();
  await field.fill(typed);
  await expect.poll(kept).toHaveLength(1);
  const { violations } = await visit();
  await expect.element(field).toHaveValue(typed);
  await expect.element(notice).toBeVisible();
  expect(await violations()).toEqual([]);
  await again.click();
  await expect.element(field).not.toHaveValue(typed);
  await expect.element(notice).not.toBeInTheDocument();
  expect(kept()).toEqual([]);

  const first = await visit();
  await complete?.();
  await field.fill(typed);
  first.api.cut(call);
  await send.click();
  await expect.poll(() => first.api.arrived(call)).toHaveLength(1);
  await expect.element(page.getByText(/No hay conexión/).first()).toBeVisible();
  const second = await visit();
  await expect.element(field).toHaveValue(typed);
  const release = second.api.hold(call, answer);
  await send.click();
  await expect.poll(() => second.api.arrived(call)).toHaveLength(1);
  // It would be lost with the draft.
  await field.fill('Escrito mientras se envía', { force: true });
  await expect.element(field).toHaveValue(typed);
  release();
  await expect.poll(kept).toEqual([]);
  const sent = [...first.api.arrived(call), ...second.api.arrived(call)];
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
}

/** The key of a member's drafts: the same on each visit. */
export const answerDraftKey = ({ api }: TestContext): void => api.answer(getDraftKey, { key: 'A'.repeat(43) });
