/** The rules that no form needs for its first look. The embed build puts them here (build/embed.ts). */
export const lateRules = '';
