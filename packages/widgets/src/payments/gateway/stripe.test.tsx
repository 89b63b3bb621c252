import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { GatewayWords } from './gateway.ts';
import { openStripe } from './stripe.ts';

/** What the company's script was asked, with how it answers the next call. */
interface FakeStripe {
  asked: [call: string, ...given: unknown[]][];
  error: { message?: string; code?: string; payment_intent?: { status: string } } | undefined;
}
const fakeStripe: FakeStripe = { asked: [], error: undefined };

/** Answers as the documented API of js.stripe.com does: `{ error }`, or the object that was asked for. */
function play(key: string, options: unknown): object {
  fakeStripe.asked.push(['Stripe', key, options]);
  const note = (call: string, ...given: unknown[]) => {
    fakeStripe.asked.push([call, ...given]);
    return Promise.resolve(fakeStripe.error ? { error: fakeStripe.error } : { paymentIntent: { id: 'pi_1' } });
  };
  return {
    _registerWrapper() {},
    elements: (chosen: unknown) => ({
      create: (type: string, look: unknown) => {
        fakeStripe.asked.push(['create', chosen, type, look]);
        const frame = document.createElement('iframe');
        return {
          on: (event: string, react: () => void) => frame.addEventListener(event, react),
          mount: (node: HTMLElement) => node.append(frame),
          destroy: () => frame.remove(),
        };
      },
    }),
    createPaymentMethod: ({ type, billing_details }: { type: string; billing_details: unknown }) => {
      fakeStripe.asked.push(['createPaymentMethod', type, billing_details]);
      return Promise.resolve(fakeStripe.error ? { error: fakeStripe.error } : { paymentMethod: { id: 'pm_1' } });
    },
    confirmCardPayment: (...given: unknown[]) => note('confirmCardPayment', ...given),
    confirmCardSetup: (...given: unknown[]) => note('confirmCardSetup', ...given),
    confirmOxxoPayment: (...given: unknown[]) => note('confirmOxxoPayment', ...given),
  };
}

const word = (text: string) => text;
const words: GatewayWords = {
  failed: word('falló'),
  oxxoFailed: word('falló OXXO'),
  testMode: '',
  testCards: '',
  approved: '',
  declined: '',
  careful: '',
  number: '',
  expiry: '',
  cvc: '',
  bankAsks: '',
  bankYes: '',
  bankNo: '',
};

const scripts = () => document.querySelectorAll('script[src*="js.stripe.com"]');

beforeEach(() => {
  fakeStripe.asked = [];
  fakeStripe.error = undefined;
  // What the script would define. The loader takes it where it stands already, and fetches nothing then.
  vi.stubGlobal('Stripe', Object.assign(play, { version: 'endive' }));
});
afterEach(() => vi.unstubAllGlobals());

test('its module alone fetches nothing from the company', () => {
  expect(scripts()).toHaveLength(0);
});

test('draws the field in a node of the page, and takes it away', async () => {
  const gateway = await openStripe('pk_test_1', 'es', words);
  const node = document.createElement('div');
  gateway.mount(node);
  expect(node.querySelectorAll('iframe')).toHaveLength(1);
  expect(fakeStripe.asked).toContainEqual([
    'create',
    { locale: 'es' },
    'card',
    expect.objectContaining({ hidePostalCode: true }),
  ]);
  gateway.unmount();
  expect(node.childElementCount).toBe(0);
  gateway.unmount();
});

test('the field wears the colours of the form around it, and shows where the focus is', async () => {
  const gateway = await openStripe('pk_test_1', 'es', words);
  const form = document.createElement('div');
  const node = form.appendChild(document.createElement('div'));
  for (const [name, value] of [
    ['ink', '#E8EAF4'],
    ['soft-ink', '#A9B0C8'],
    ['error', '#FFB4AB'],
    ['border', '#6C7391'],
    ['primary', '#9DB2FF'],
  ] as const)
    form.style.setProperty(`--_${name}`, value);
  document.body.append(form);
  gateway.mount(node);
  const style = {
    base: { fontSize: '16px', color: '#E8EAF4', iconColor: '#E8EAF4', '::placeholder': { color: '#A9B0C8' } },
    invalid: { color: '#FFB4AB', iconColor: '#FFB4AB' },
  };
  expect(fakeStripe.asked.at(-1)).toEqual(['create', { locale: 'es' }, 'card', { hidePostalCode: true, style }]);
  expect(getComputedStyle(node).border).toBe('1px solid rgb(108, 115, 145)');
  const frame = node.querySelector('iframe');
  frame?.focus();
  await expect.poll(() => getComputedStyle(node).outline).toBe('rgb(157, 178, 255) solid 3px');
  frame?.blur();
  await expect.poll(() => node.style.outline).toBe('');
  form.remove();
});

test('makes a token of what was typed, and pays with it', async () => {
  const gateway = await openStripe('pk_test_1', 'es', words);
  gateway.mount(document.createElement('div'));
  expect(await gateway.createPaymentMethod('ana@correo.mx')).toEqual({ ok: true, value: 'pm_1' });
  expect(await gateway.confirmCard('secret', 'pm_1')).toEqual({ ok: true, value: null });
  expect(await gateway.authenticate('secret')).toEqual({ ok: true, value: null });
  expect(await gateway.confirmSetup('setup', 'pm_1')).toEqual({ ok: true, value: null });
  expect(fakeStripe.asked.slice(-4)).toEqual([
    ['createPaymentMethod', 'card', { email: 'ana@correo.mx' }],
    ['confirmCardPayment', 'secret', { payment_method: 'pm_1' }],
    ['confirmCardPayment', 'secret'],
    ['confirmCardSetup', 'setup', { payment_method: 'pm_1' }],
  ]);
});

test('asks for a voucher that our own page shows', async () => {
  const gateway = await openStripe('pk_test_1', 'es', words);
  const payer = { name: 'Ana López', email: 'ana@correo.mx' };
  expect(await gateway.confirmOxxo('secret', payer)).toEqual({ ok: true, value: null });
  expect(fakeStripe.asked.at(-1)).toEqual([
    'confirmOxxoPayment',
    'secret',
    { payment_method: { billing_details: payer } },
    { handleActions: false },
  ]);
});

test('a refusal is in the company’s words, or in ours where it has none', async () => {
  const gateway = await openStripe('pk_test_1', 'es', words);
  expect(await gateway.createPaymentMethod('ana@correo.mx')).toEqual({ ok: false, message: 'falló' });
  gateway.mount(document.createElement('div'));
  fakeStripe.error = { message: 'Tu tarjeta fue rechazada.' };
  expect(await gateway.confirmCard('secret', 'pm_1')).toEqual({ ok: false, message: 'Tu tarjeta fue rechazada.' });
  fakeStripe.error = {};
  expect(await gateway.createPaymentMethod('ana@correo.mx')).toEqual({ ok: false, message: 'falló' });
  expect(await gateway.confirmOxxo('secret', { name: 'Ana López', email: 'a@b.mx' })).toEqual({
    ok: false,
    message: 'falló OXXO',
  });
});

test('a payment that is made already counts as confirmed, and one that is not as refused', async () => {
  const gateway = await openStripe('pk_test_1', 'es', words);
  const refused = { message: 'No se puede confirmar', code: 'payment_intent_unexpected_state' };
  fakeStripe.error = { ...refused, payment_intent: { status: 'succeeded' } };
  expect(await gateway.confirmCard('secret', 'pm_1')).toEqual({ ok: true, value: null });
  expect(await gateway.authenticate('secret')).toEqual({ ok: true, value: null });
  fakeStripe.error = { ...refused, payment_intent: { status: 'canceled' } };
  expect(await gateway.confirmCard('secret', 'pm_1')).toEqual({ ok: false, message: 'No se puede confirmar' });
});
