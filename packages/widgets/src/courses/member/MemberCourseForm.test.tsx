import { page } from 'vitest/browser';

import { acceptTexts } from '../../testing/fill.ts';
import { approvedCard } from '../../testing/approvedCard.ts';
import { describePaying } from '../../testing/paying.tsx';
import { describeSending } from '../../testing/sending.tsx';
import { createTestContext } from '../../testing/context.tsx';
import { MemberCourseForm } from './MemberCourseForm.tsx';
import { offeredCourse } from '../../testing/courses.ts';

const BUY = 'POST /me/courses';
const SETTLE = 'POST /stripe/public/courses/payment';
const ORDERED = 'Recibimos tu pedido. Te llevamos al pago';
const PAID = 'Pago realizado exitosamente';

const who = { name: 'Ana López', email: 'ana@correo.mx' };
const ordered = { order: { id: 'order-3' }, id_parent: 'place-3', init_point: '/pay', given: false };
const ok = (body: unknown) => [{ status: 200, body }];

const company = {
  ...approvedCard(111_750),
  [BUY]: ok({ message: ORDERED, data: ordered }),
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
    const opened = createTestContext();
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
