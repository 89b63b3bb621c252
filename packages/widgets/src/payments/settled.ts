import { ApiError } from '@lia/sdk/http/error';

/** What became of a payment. `message` is null where our word on it is still to come. `voucher` is the id of its page. */
export interface Settled {
  message: string | null;
  order: string;
  idParent: string | null;
  voucher: string | null;
}

/**
 * Tells us of money that is on its way already. Where no answer comes, it is not lost: we learn of it from the company.
 * To say "try again" would be to ask for it twice.
 */
export async function told(order: string, tell: () => Promise<Settled>): Promise<Settled> {
  try {
    return await tell();
  } catch (error) {
    const silent = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    if (!silent) throw error;
    return { message: null, order, idParent: null, voucher: null };
  }
}
