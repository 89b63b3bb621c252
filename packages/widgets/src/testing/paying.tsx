import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Answer, Script } from './api.ts';
import { type createTestContext, PATIENT } from './context.tsx';
import { pressTwice } from './fill.ts';

/** A form that is paid on its own page, by card or at OXXO. */
export interface PaidForm {
  /** What the API answers where all goes well by card. */
  answers: Script;
  /** Opens it with those answers, filled in up to its payment. */
  open: () => Promise<ReturnType<typeof createTestContext>>;
  /** The call that checks everything before any money moves, the one that settles a card, the one that keeps a voucher. */
  calls: { check: string; card: string; voucher: string };
  /** Name of the button that pays by card. */
  button: string;
  /** What stands on the page once it is paid. */
  paid: string;
}

const INTENT = 'POST /stripe/pay';
const CONFIRM = 'POST /sandbox/intents/confirm';
const HEARD = 'POST /oxxo-confirmed';
const OFFLINE = 'No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo';
const CREATED = 'Se ha creado la intencion de pago por Oxxo, recuerde copiar el link para su respaldo';

const ok = (body: unknown): Answer => ({ status: 200, body });
const refusal = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });
const notSaved = refusal(409, 'PAYMENT_NOT_SAVED', 'Ha ocurrido un error guardando su pago en nuestro sistema');

/** What every payment does when something goes wrong: the tests of each form that is paid run these once. */
export function describePaying({ answers, open, calls, button, paid }: PaidForm): void {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const pay = (name: string) =>
    page.getByRole('button', { name }).or(page.getByRole('button', { name: 'Volver a intentar' }));
  const alert = () => page.getByRole('alert').first();
  const heading = (name: string) => page.getByRole('heading', { name });

  describe('paying', () => {
    test('by card shows each failure, and stays one order', { timeout: 60_000 }, async () => {
      const context = await open();
      await press('Aprobada');
      const wrong: [call: string, answer: Answer, words: string][] = [
        [calls.check, refusal(429, 'RATE_LIMITED', 'Demasiados intentos'), 'Demasiados intentos'],
        [calls.check, refusal(503, 'SERVICE_UNAVAILABLE', 'El servicio está ocupado'), 'El servicio está ocupado'],
        [calls.check, refusal(500, 'UNKNOWN_ERROR', 'A stack trace'), 'Ocurrió un error inesperado'],
        [calls.check, 'cut', OFFLINE],
        [calls.card, notSaved, 'Ha ocurrido un error guardando su pago en nuestro sistema'],
        [
          calls.card,
          refusal(402, 'CARD_DECLINED', 'Ha ocurrido un error con tus datos de pago'),
          'Ha ocurrido un error con tus datos de pago',
        ],
      ];
      for (const [call, answer, words] of wrong) {
        await context.script({ ...answers, [call]: [answer] });
        await pay(button).click();
        await expect.element(alert(), PATIENT).toHaveTextContent(words);
      }
      await context.script(answers);
      await pressTwice(pay(button));
      await expect.element(heading(paid), PATIENT).toHaveFocus();
      expect(new Set((await context.arrived(calls.check)).map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
      // Refused twice, and settled once for the double press.
      expect(await context.arrived(calls.card)).toHaveLength(3);
    });

    test('at OXXO shows the message of each failure, and creates one voucher', { timeout: 60_000 }, async () => {
      const context = await open();
      const well: Script = {
        ...answers,
        [INTENT]: [ok({ id: 'pi_1', client_secret: 'secret_1' })],
        [CONFIRM]: [
          ok({ id: 'pi_1', status: 'awaiting_cash', method: 'oxxo', amount: 1000, failure: null, voucher: null }),
        ],
        [HEARD]: [ok({ message: 'ok' })],
        [calls.voucher]: [
          ok({ message: CREATED, data: { order: { id: 'order-1' }, id_parent: 'place-1', voucher: 'voucher-1' } }),
        ],
      };
      await page.getByRole('radio', { name: 'Efectivo en OXXO' }).click();
      const wrong: [call: string, answer: Answer, words: string][] = [
        [
          INTENT,
          refusal(503, 'OXXO_UNREACHABLE', 'Ha ocurrido un error comunicandose con Oxxo'),
          'Ha ocurrido un error comunicandose con Oxxo',
        ],
        [
          HEARD,
          refusal(404, 'OXXO_NOT_CONFIRMED', 'Ha ocurrido un error confirmando el pago de Oxxo'),
          'Ha ocurrido un error confirmando el pago de Oxxo',
        ],
        [calls.voucher, notSaved, 'Ha ocurrido un error guardando su pago en nuestro sistema'],
        // The company's own script, whose answers are not ours.
        [CONFIRM, 'cut', 'Ha ocurrido un error confirmando pago via Oxxo'],
        [calls.check, 'cut', OFFLINE],
      ];
      for (const [call, answer, words] of wrong) {
        await context.script({ ...well, [call]: [answer] });
        await pay('Pagar').click();
        await expect.element(alert(), PATIENT).toHaveTextContent(words);
      }
      await context.script(well);
      await pressTwice(pay('Pagar'));
      await expect.element(heading(CREATED), PATIENT).toHaveFocus();
      await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/voucher/voucher-1']);
      // Refused once, and kept once for the double press.
      expect(await context.arrived(calls.voucher)).toHaveLength(2);
    });
  });
}
