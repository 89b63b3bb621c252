import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { PaymentForm } from '../payments/PaymentForm.tsx';
import { boughtCourse } from '../testing/courses.ts';
import { press, reachSummary } from '../registrations/family.ts';
import { RegistrationForm } from '../registrations/RegistrationForm.tsx';
import { accept, begin, press as pressIn, reachDocuments, SENT } from '../teachers/teacher.tsx';
import { approvedCard } from '../testing/approvedCard.ts';
import { misfits } from '../testing/layout.ts';
import { refuse, screens, visit } from '../testing/screens.tsx';
import { createTestContext } from '../testing/context.tsx';

const ok = (body: unknown) => [{ status: 200, body }];
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

test.for(screens.map((screen) => [screen.name, screen] as const))('%s', async ([, screen]) => {
  const { container } = await visit(screen);
  expect.soft(misfits(container)).toEqual([]);
  if (screen.refused === undefined) return;
  await refuse(screen.refused);
  await expect.poll(() => document.activeElement).toBe(document.querySelector('[data-invalid]'));
});

test('a family registers in three steps', async () => {
  const context = createTestContext();
  await context.show(<RegistrationForm />);
  await reachSummary();
  await press('Registrarse');
  await expect.element(heading('Tu registro está listo. Ya puedes iniciar sesión')).toHaveFocus();
  expect(await context.arrived('POST /stripe/public/free-sub')).toHaveLength(1);
});

test('a teacher registers', async () => {
  const context = await begin();
  await reachDocuments();
  await accept();
  await pressIn('Continuar');
  await expect.element(heading(SENT)).toHaveFocus();
  expect(await context.arrived('POST /teacherRegister')).toHaveLength(1);
});

test('a course is paid by card', async () => {
  const context = createTestContext();
  await context.script({
    ...approvedCard(149_000),
    'POST /stripe/public/courses/payment-validate': ok({ message: '', data: { order: { id: 'order-7' } } }),
    'POST /stripe/public/courses/payment': ok({
      message: 'Pago realizado exitosamente',
      data: { status: 'paid', client_secret: null, order: { id: 'order-7' }, id_parent: 'place-7', payment: 'pi_1' },
    }),
  });
  await context.show(<PaymentForm purchase={boughtCourse} />);
  await press('Aprobada');
  await press('Pagar');
  await expect.element(heading('Pago realizado exitosamente')).toHaveFocus();
});
