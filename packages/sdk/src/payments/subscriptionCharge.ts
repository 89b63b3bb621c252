import type { Centavos } from './money.ts';

/** What a subscription charges in each period: a plan, and beside it further licences, none where `licences` is 0. */
export interface SubscriptionCharge {
  unit_price: Centavos;
  quantity: number;
  licences: number;
  /** Price of each further licence; 0 where there are none. */
  licence_price: Centavos;
}

export const chargeTotal = ({ unit_price, quantity, licences, licence_price }: SubscriptionCharge): Centavos =>
  unit_price * quantity + licence_price * licences;
