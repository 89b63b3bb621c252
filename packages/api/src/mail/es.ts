/** What letters and printed receipts say, in Spanish. `{name}` and the like are filled in. */
export const es = {
  signature:
    'LIA, la comunidad de quienes enseñan y aprenden. Este es un aviso automático sobre algo que hiciste con nosotros.',
} as const;

export type MailKey = keyof typeof es;
