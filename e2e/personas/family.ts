import { type APIRequestContext, expect } from '@playwright/test';

import { addresses } from '../addresses.ts';
import type { Child, Parent } from './parent.ts';

const levels = ['Preescolar', 'Primaria', 'Secundaria'];

/** The body of a registration, as the form would send it. */
function familyOf({ name, lastName, email, phone, state, username, password, children }: Parent) {
  return {
    form: {
      name,
      last_name: lastName,
      email,
      phone_number: phone,
      country: 'México',
      state,
      username,
      password,
      password_confirmation: password,
      role_id: 'padre',
    },
    children: children.map(childOf),
  };
}

const childOf = ({ name, lastName, level, grade, email, username, password }: Child) => ({
  name,
  last_name: lastName,
  level: levels.indexOf(level) + 1,
  grade: Number.parseInt(grade, 10),
  email,
  username,
  password,
  password_confirmation: password,
});

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(`${addresses().product}/api/api${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Registers a family on the free plan without its form. */
export async function register(request: APIRequestContext, parent: Parent): Promise<void> {
  await post(request, '/stripe/public/free-sub', familyOf(parent));
}

/** Test cards: one that is good, and one whose bank asks its holder. */
const cards = { good: '4242 4242 4242 4242', careful: '4000 0025 0000 3155' } as const;

/** Registers a family on the monthly plan, paid by card, without its form; gives back the company's id of the payment. */
export async function subscribe(
  request: APIRequestContext,
  parent: Parent,
  by: keyof typeof cards = 'good',
): Promise<string> {
  const { email } = parent;
  const prices = ['price_padre-mensual'];
  const checked = await post<{ data: { order: { id: string } } }>(request, '/stripe/validate-data', {
    ...familyOf(parent),
    email,
    amount: 298_00,
    prices,
    currency: 'MXN',
    extras: [],
  });
  const typed = { number: cards[by], exp_month: 12, exp_year: new Date().getFullYear() + 4, cvc: '123' };
  const card = await post<{ id: string }>(request, '/sandbox/cards', typed);
  const paying = { order: checked.data.order.id, payment_method: card.id, email, prices, currency: 'MXN' };
  const { data } = await post<{ data: { payment: string; client_secret: string | null } }>(
    request,
    '/stripe/public/sub',
    paying,
  );
  if (data.client_secret === null) return data.payment;
  const answer = { client_secret: data.client_secret, approve: true };
  return (await post<{ id: string }>(request, '/sandbox/intents/authenticate', answer)).id;
}
