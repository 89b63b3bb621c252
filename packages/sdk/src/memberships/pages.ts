import type { RegistrationType } from '../registrations/rules.ts';

/** The page of the portal on which the payer of a plan has it, by the plan's audience (document 2, parent-only routes). */
export const planPages = {
  padre: '/apps/suscription/',
  maestro: '/apps/membership',
  escuela: '/apps/membership',
} as const satisfies Record<RegistrationType, string>;
