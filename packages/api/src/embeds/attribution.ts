import { EMBED_KEY, FORM_NAME } from '@lia/sdk/embeds/rules';

import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { Attribution, Embedded } from '../platform/appContext.ts';
import { noteRefusal } from './refusals.ts';
import { countEvent, creditOrder, findByKey } from './store.ts';

/** Identifies the site of an embedded form, and credits it with what was sent. */
export const attributionOf = (db: Database): Attribution => ({
  async recognise(header, origin) {
    const [key = '', form = '', ...rest] = header.split(' ');
    if (!EMBED_KEY.test(key) || !FORM_NAME.test(form) || rest.length > 0) throw new ApiFailure(403, 'EMBED_REFUSED');
    const embed = await findByKey(db, key);
    if (!embed?.active || origin === undefined) throw new ApiFailure(403, 'EMBED_REFUSED');
    if (!embed.origins.includes(origin)) {
      await noteRefusal(db, embed.id, origin);
      throw new ApiFailure(403, 'EMBED_REFUSED');
    }
    return { id: embed.id, form };
  },

  /** A form may send several calls about one order: it is one submission. */
  async credit(tx, { id, form }: Embedded, answer) {
    const orderId = orderIn(answer);
    if (orderId === null || (await creditOrder(tx, id, form, orderId))) await countEvent(tx, id, form, 'submission');
  },
});

/** Id of the order in an answer that leads to a payment (`Checkout` and its like); null in any other. */
function orderIn(answer: unknown): string | null {
  const data = child(answer, 'data');
  const id = child(child(data, 'order'), 'id');
  return typeof id === 'string' ? id : null;
}

const child = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
