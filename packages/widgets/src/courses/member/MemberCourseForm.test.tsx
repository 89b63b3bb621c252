import { page } from 'vitest/browser';

import { acceptTexts } from '../../testing/acceptTexts.ts';
import { describePaying } from '../../testing/paying.tsx';
import { describeSending } from '../../testing/sending.tsx';
import { createWorld } from '../../testing/world.tsx';
import { MemberCourseForm } from './MemberCourseForm.tsx';
import { offeredCourse } from './offeredCourse.ts';

const BUY = 'POST /me/courses';
const SETTLE = 'POST /stripe/public/courses/payment';
const ORDERED = 'Recibimos tu pedido. Te llevamos al pago';
const PAID = 'Pago realizado exitosamente';

const who = { name: 'Ana López', email: 'ana@correo.mx' };
const ordered = { order: { id: 'order-3' }, id_parent: 'place-3', init_point: '/pay', given: false };
const ok = (body: unknown) => [{ status: 200, body }];
const approved = { id: 'pi_1', state: 'approved', method: 'card', amount: 111_750, failure: null, voucher: null };

const company = {
  'GET /payments/settings': ok({ cards: 'sandbox', publishable_key: null }),
  [BUY]: ok({ message: ORDERED, data: ordered }),
  'POST /sandbox/cards': ok({ id: 'pm_1', brand: 'visa', last4: '4242' }),
  'POST /stripe/pay': ok({ id: 'pi_1', client_secret: 'secret_1' }),
  'POST /sandbox/intents/confirm': ok(approved),
  [SETTLE]: ok({
    message: PAID,
    data: { status: 'paid', client_secret: null, order: { id: 'order-3' }, id_parent: 'place-3', payment: 'pi_1' },
  }),
};

describeSending({
  form: <MemberCourseForm course={offeredCourse} who={who} page="/apps/miscursos/3" onStale={() => {}} />,
  call: BUY,
  accepted: { body: { message: ORDERED, data: ordered }, shows: ORDERED },
  fill: acceptTexts,
  button: 'Ir a pagar',
  field: null,
  afterReload: null,
});

describePaying({
  answers: company,
  async open() {
    const opened = createWorld();
    await opened.script(company);
    await opened.show(
      <MemberCourseForm course={offeredCourse} who={who} page="/apps/miscursos/3" onStale={() => {}} />,
    );
    await acceptTexts();
    await page.getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
    return opened;
  },
  calls: { check: BUY, card: SETTLE, voucher: 'POST /stripe/public/courses/save-oxxo' },
  button: 'Pagar',
  paid: PAID,
});
