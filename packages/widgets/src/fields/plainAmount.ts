/** `$ 1,500.50` → `1500.50`; words stay, for the rule to refuse. */
export const plainAmount = (typed: string): string => typed.replaceAll(/[\s$,]/g, '');
