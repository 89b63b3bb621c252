import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/**
 * Bytes, gzip at its best, that something may weigh. Where a build comes out lighter, lower the number. The files named
 * are counted and no others: what a few forms share (consents, person and account) comes on top of each of them.
 */
const budgets: readonly (readonly [what: string, files: readonly string[], bytes: number])[] = [
  ['the loader, with the shell of the donation form', ['lia'], 4_800],
  ['a page with a donation form, before the first interaction', ['lia', 'core', 'donation'], 38_500],
  ['the donation form, beside what all forms share', ['donation'], 2_300],
  ['the registration form, likewise', ['registration'], 4_900],
  ['the sponsorship, likewise', ['sponsorship'], 2_600],
  ['the offer to volunteer, likewise', ['volunteering'], 1_300],
  ["a school's request, likewise", ['school-contact'], 1_400],
  ['the course checkout, likewise', ['course-checkout'], 4_000],
  ['the payment screen, likewise', ['payment', 'payment-form', 'payment-step'], 4_000],
  ['paying on our own page, likewise', ['payment-step', 'paid-plan', 'stripe'], 5_500],
  ['the receipt, likewise', ['receipt'], 4_000],
  ['the sign-in, likewise', ['login'], 1_500],
  ['the registration of teachers, likewise', ['teacher-registration'], 7_000],
  ['the plans, likewise', ['pricing'], 2_700],
  ['the rules, at the first focus or when the page is idle', ['validation', 'donation-rules'], 13_300],
  ['English', ['english'], 9_000],
];

/** Fails the build where a budget is crossed. */
export function weigh(): Plugin {
  return {
    name: 'lia:weigh',
    generateBundle(_, bundle) {
      const weightOf = (name: string): number => {
        const chunk = bundle[`${name}.js`];
        if (chunk?.type !== 'chunk') this.error(`${name}.js has a budget, but was not built`);
        return gzipSync(chunk.code, { level: 9 }).length;
      };
      for (const [what, files, bytes] of budgets) {
        const weight = files.reduce((sum, name) => sum + weightOf(name), 0);
        const verdict = `${what}: ${weight} of ${bytes} bytes (${files.join(' + ')})`;
        if (weight > bytes) this.error(`Too heavy: ${verdict}`);
        this.info(verdict);
      }
    },
  };
}
