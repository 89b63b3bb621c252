import { expect, type Locator, type Page } from '@playwright/test';

/**
 * What may go wrong with a voucher before it stands, in the order in which it is made: the call that is answered so,
 * status, code, and words (document 1 section 8). `save` is the call that keeps it.
 */
const failures = (save: string) =>
  [
    ['**/stripe/pay', 503, 'OXXO_UNREACHABLE', 'Ha ocurrido un error comunicandose con Oxxo'],
    ['**/oxxo-confirmed', 404, 'OXXO_NOT_CONFIRMED', 'Ha ocurrido un error confirmando el pago de Oxxo'],
    [save, 409, 'PAYMENT_NOT_SAVED', 'Ha ocurrido un error guardando su pago en nuestro sistema'],
  ] as const;

/** Asks for a voucher in `form` through everything that may go wrong with one, and leaves it ready to be asked for again. */
export async function meetVoucherTrouble(page: Page, form: Locator, save: string): Promise<void> {
  const pay = form.getByRole('button', { name: /^(Pagar|Volver a intentar)$/ });
  const refusal = form.getByRole('alert');
  await form.getByRole('radio', { name: 'Efectivo en OXXO' }).check();
  for (const [call, status, code, message] of failures(save)) {
    await page.route(call, (route) => route.fulfill({ status, json: { code, message } }));
    await pay.click();
    await expect(refusal).toContainText(message);
    await page.unrouteAll();
  }
  // The company's own script, whose answers are not ours.
  await page.route('**/sandbox/intents/confirm', (route) => route.abort());
  await pay.click();
  await expect(refusal).toContainText('Ha ocurrido un error confirmando pago via Oxxo');
  await page.unrouteAll();
  await page.context().setOffline(true);
  await pay.click();
  await expect(refusal).toContainText('No hay conexión');
  await page.context().setOffline(false);
}
