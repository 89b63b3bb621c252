import { addresses } from '../addresses.ts';
import { ximena } from '../personas/buyer.ts';
import { acceptTexts, decide, fillApplicant } from './forms.ts';
import { test } from './scenario.ts';
import { button, heading, link, text } from './tab.ts';

const { marketing, product } = addresses();

test('course, on the checkout of another company: receipt', async ({ tab }) => {
  await tab.open(`${marketing}/cursos`, 'lia-course-checkout');
  await tab.click(link(/Huertos escolares/));
  await fillApplicant(tab, ximena());
  await acceptTexts(tab);
  await tab.click(button('Continuar'));
  await decide(tab, /^Aprobar/, '¡Gracias! Tu pago está aprobado');
});

test('course, by card: refused, then confirmed at the bank', async ({ tab }) => {
  await tab.open(`${product}/cursos/5`);
  await fillApplicant(tab, ximena());
  await acceptTexts(tab);
  await tab.click(button('Pagar con tarjeta o en OXXO'));
  await tab.click(button('Rechazada'));
  await tab.click(button('Pagar'));
  await tab.expect(text('Ha ocurrido un error con tus datos de pago'));
  await tab.click(button('Pide confirmar'));
  await tab.click(button('Pagar'));
  await tab.click(button('Sí, autorizar'));
  await tab.expect(heading('Pago realizado exitosamente'), { focused: true });
  await tab.expectAddress(`${product}/login`);
});
