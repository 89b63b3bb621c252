/** `$ 1,500.50` → `1500.50`; words stay, and a comma of decimals, for the rule to refuse. */
export const plainAmount = (typed: string): string => typed.replaceAll(/[\s$]|,(?=\d{3}\b)/g, '');
