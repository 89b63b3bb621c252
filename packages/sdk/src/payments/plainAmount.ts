/** An amount as people type it, for a number: `$ 1,500.50` → `1500.50`. Words stay, and a comma of decimals, for the rule to refuse. */
export const plainAmount = (typed: string): string => typed.replaceAll(/[\s$]|,(?=\d{3}\b)/g, '');
