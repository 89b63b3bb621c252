import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { authenticateSandboxIntent, confirmSandboxIntent, tokeniseSandboxCard } from '@lia/sdk/payments/sandboxCards';
import type { SandboxIntent } from '@lia/sdk/payments/sandboxCardsSchema';

import type { Asked, CardGateway, GatewayWords } from './gateway.ts';
import { type CardBox, drawCardBox } from './cardBox.ts';

/** A card company that takes no money, and no real card either. What it does is what a real one's script would do. */
export function openSandbox(client: Client, words: GatewayWords): CardGateway {
  let box: CardBox | null = null;

  async function ask<T>(fallback: string, work: () => Promise<Asked<T>>): Promise<Asked<T>> {
    try {
      return await work();
    } catch (error) {
      return { ok: false, message: error instanceof ApiError && error.status > 0 ? error.message : fallback };
    }
  }

  /** The intent has the expected status, or the holder has to authenticate first. */
  async function follow(intent: SandboxIntent, clientSecret: string): Promise<Asked<null>> {
    if (intent.status === 'approved' || intent.status === 'awaiting_cash') return { ok: true, value: null };
    if (intent.status !== 'requires_action' || !box) return { ok: false, message: words.failed };
    const approve = await box.askHolder();
    const answered = await client.call(authenticateSandboxIntent, { body: { client_secret: clientSecret, approve } });
    return answered.status === 'approved' ? { ok: true, value: null } : { ok: false, message: words.failed };
  }

  const confirmCard: CardGateway['confirmCard'] = (client_secret, payment_method) =>
    ask(words.failed, async () =>
      follow(await client.call(confirmSandboxIntent, { body: { client_secret, payment_method } }), client_secret),
    );

  return {
    mount(node) {
      box = drawCardBox(node, words);
    },
    unmount() {
      box?.remove();
      box = null;
    },
    createPaymentMethod: () =>
      ask(words.failed, async () => {
        const card = box?.read();
        if (!card) return { ok: false, message: words.failed };
        return { ok: true, value: (await client.call(tokeniseSandboxCard, { body: card })).id };
      }),
    confirmCard,
    // Nothing is to be paid on this intent; to the company it is one like any other.
    confirmSetup: confirmCard,
    authenticate: (client_secret) =>
      ask(words.failed, async () => {
        const approve = (await box?.askHolder()) ?? false;
        const { status } = await client.call(authenticateSandboxIntent, { body: { client_secret, approve } });
        return status === 'approved' ? { ok: true, value: null } : { ok: false, message: words.failed };
      }),
    confirmOxxo: (client_secret, oxxo) =>
      ask(words.oxxoFailed, async () =>
        follow(await client.call(confirmSandboxIntent, { body: { client_secret, oxxo } }), client_secret),
      ),
  };
}
