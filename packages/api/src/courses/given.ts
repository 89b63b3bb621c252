import type { Centavos } from '@lia/sdk/payments/money';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';

import { orderColumns } from '../payments/openOrder.ts';
import { insertOrder } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { insertEnrolment } from './store.ts';

/** The provider of an order that needs no payment, since the team gives its place away. */
const GIVEN = 'given';

/**
 * Gives a person a place in a course. Its order costs nothing; it counts for no plan's allowance.
 */
export async function givePlace(tx: Transaction, { id, orderId, course, userId, since }: Given): Promise<void> {
  const purchase = {
    reason: 'course',
    charge: { title: course.name, quantity: 1, unit_price: 0 },
    discount: { list_price: course.price, percent: 100 },
    payer: { name: 'LIA', email: CONTACT_EMAIL },
    language: 'es',
  } as const;
  await insertOrder(tx, {
    id: orderId,
    ...orderColumns(purchase),
    provider: GIVEN,
    status: 'approved',
    createdAt: since,
  });
  await insertEnrolment(tx, {
    id,
    courseId: course.id,
    orderId,
    userId,
    status: 'active',
    createdAt: since,
    activeSince: since,
  });
}

interface Given {
  id: string;
  orderId: string;
  course: { id: number; name: string; price: Centavos };
  userId: number;
  since: Date;
}
