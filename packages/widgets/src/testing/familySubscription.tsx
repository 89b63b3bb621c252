import type { CardOutcome } from '@lia/sdk/payments/cardsSchema';
import type { ChildList } from '@lia/sdk/registrations/schema';
import { firstTerms } from '@lia/sdk/memberships/rules';

import type { Script } from './api.ts';
import { approvedCard } from './approvedCard.ts';
import { MemberSubscriptionForm } from '../memberships/subscription/MemberSubscriptionForm.tsx';

const ok = (body: unknown) => [{ status: 200, body }];

/** Children of a parent, by their names. */
export const childrenCalled = (...names: string[]): ChildList['data'] =>
  names.map((name) => ({
    uuid: name,
    name,
    last_name: 'Méndez Ruiz',
    username: name.toLowerCase(),
    level: 2,
    grade: 3,
    avatar_path: null,
  }));

/** The answer to a card that was charged. */
export const subscribed: CardOutcome = {
  message: 'Se ha suscrito exitosamente',
  data: { status: 'paid', client_secret: null, order: { id: 'order-1' }, id_parent: 'parent-1', payment: 'pay-1' },
};

/** What the API answers a parent of two on the tests' subscription, where all goes well. */
export const familyAnswers = {
  ...approvedCard(29_800),
  'GET /membresia': ok({ data: firstTerms }),
  'GET /children': ok({ data: childrenCalled('Sofía', 'Luis') }),
  'POST /stripe/sub': ok(subscribed),
} satisfies Script;

export const subscription = (
  <MemberSubscriptionForm
    email="ana@correo.mx"
    current={null}
    pages={{ children: '/apps/dashboardpadres', membership: '/apps/membership' }}
    onChanged={() => {}}
  />
);
