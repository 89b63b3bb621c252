import { MEXICO } from '@lia/sdk/geography/rules';
import { publishFlags } from '@lia/sdk/giving/rules';

import { filled } from '../form/filled.ts';

/** What is chosen before the giver chooses; `publish` is behind its three flags. */
export const chosenFirst = { country: MEXICO, publish: '3' };

/** The body of a gift as the API takes it: what was left empty stays behind. */
export const giftBody = ({ publish, ...values }: Readonly<Record<string, string>>): object => ({
  ...filled(values),
  ...publishFlags(publish === '1' ? 1 : publish === '2' ? 2 : 3),
});
