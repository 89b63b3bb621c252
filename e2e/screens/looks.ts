import type { Look } from '../../scripts/screenRoutes.ts';

/** The screens that the configuration read, by the user name of the account that looks at them; null for a visitor. */
export function looksByAccount(): [as: string | null, looks: Look[]][] {
  const all: Look[] = JSON.parse(process.env['LIA_LOOKS'] ?? '[]');
  const accounts = [...new Set(all.map(({ as }) => as))];
  return accounts.map((account) => [account, all.filter(({ as }) => as === account)]);
}
